/// The matrix's entries by their names: a row for each channel of the result, a column for each of the source (red, green,
/// blue, opacity) and one that is added.
extension ColorMatrix {
  public var r1: Float {
    get { values[0] }
    set { values[0] = newValue }
  }
  public var r2: Float {
    get { values[1] }
    set { values[1] = newValue }
  }
  public var r3: Float {
    get { values[2] }
    set { values[2] = newValue }
  }
  public var r4: Float {
    get { values[3] }
    set { values[3] = newValue }
  }
  public var r5: Float {
    get { values[4] }
    set { values[4] = newValue }
  }

  public var g1: Float {
    get { values[5] }
    set { values[5] = newValue }
  }
  public var g2: Float {
    get { values[6] }
    set { values[6] = newValue }
  }
  public var g3: Float {
    get { values[7] }
    set { values[7] = newValue }
  }
  public var g4: Float {
    get { values[8] }
    set { values[8] = newValue }
  }
  public var g5: Float {
    get { values[9] }
    set { values[9] = newValue }
  }

  public var b1: Float {
    get { values[10] }
    set { values[10] = newValue }
  }
  public var b2: Float {
    get { values[11] }
    set { values[11] = newValue }
  }
  public var b3: Float {
    get { values[12] }
    set { values[12] = newValue }
  }
  public var b4: Float {
    get { values[13] }
    set { values[13] = newValue }
  }
  public var b5: Float {
    get { values[14] }
    set { values[14] = newValue }
  }

  public var a1: Float {
    get { values[15] }
    set { values[15] = newValue }
  }
  public var a2: Float {
    get { values[16] }
    set { values[16] = newValue }
  }
  public var a3: Float {
    get { values[17] }
    set { values[17] = newValue }
  }
  public var a4: Float {
    get { values[18] }
    set { values[18] = newValue }
  }
  public var a5: Float {
    get { values[19] }
    set { values[19] = newValue }
  }
}
