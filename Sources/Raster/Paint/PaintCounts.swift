/// What painting one picture cost.
struct PaintCounts {
  var itemsPainted = 0
  var itemsHidden = 0
  var pixelsDamaged = 0
  var pixelsMoved = 0
  var pixelsPainted = 0
  var drawCalls = 0
}
