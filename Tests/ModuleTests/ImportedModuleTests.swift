import CoreGraphics
import CoreTransferable
@testable import OSLog
import QuartzCore
import Testing
import UIKit
import UniformTypeIdentifiers

/// Sources that import Apple's modules by name, beside Swift Testing.
@MainActor struct ImportedModuleTests {
  private struct Card: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
  }

  @Test func theModulesShowWhatThereIsOfTheirTypes() {
    #expect(UTType.json.identifier == "public.json")
    #expect(UIColor.red != UIColor.blue)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(Card(name: "a").name == "a")
  }

  @Test func aTransformWithoutNumbersIsNotTheIdentity() {
    let transform = CGAffineTransform()
    #expect(transform == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!transform.isIdentity)
  }

  @Test func theBoxOfAPathHoldsItsControlPoints() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull)
    path.move(to: CGPoint(x: 10, y: 10))
    path.addQuadCurve(to: CGPoint(x: 30, y: 10), control: CGPoint(x: 20, y: 50))
    #expect(path.boundingBox == CGRect(x: 10, y: 10, width: 20, height: 40))
    #expect(path.boundingBoxOfPath.maxY < 50)
  }

  @Test func mediaTimeGoesForward() {
    let first = CACurrentMediaTime()
    #expect(first > 0 && CACurrentMediaTime() >= first)
  }

  @Test func aLoggerWritesCategoryLevelAndValues() {
    let logger = Logger(subsystem: "com.example", category: "store")
    let (name, share) = ("plan", 0.256)
    let line = logger.line(
      .error, "saved \(name, privacy: .public): \(share, format: .fixed(precision: 1)) of \(3)")
    #expect(line == "store: error: saved plan: 0.3 of 3")
    #expect(logger.line(.default, "\(name, privacy: .private)") == "store: notice: <private>")
    #expect(logger.line(.info, "|\(7, align: .right(columns: 3))|") == "store: info: |  7|")
    #expect(logger.line(.fault, "two\nlines") == "store: fault: two\n  lines")
  }
}
