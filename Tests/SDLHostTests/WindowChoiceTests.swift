import Foundation
import SwiftUI
import Testing

@testable import SDLHost

/// What decides how materials are drawn and between which sizes a window may be.
struct WindowChoiceTests {
  @Test func materialsAreVeilsByThemselvesOnABareFramebufferWithoutGPUAlone() throws {
    for isBareWithoutGPU in [true, false] {
      #expect(MaterialChoice.auto.blurs(isBareWithoutGPU: isBareWithoutGPU) == !isBareWithoutGPU)
      #expect(MaterialChoice.blur.blurs(isBareWithoutGPU: isBareWithoutGPU))
      #expect(!MaterialChoice.veil.blurs(isBareWithoutGPU: isBareWithoutGPU))
    }
    let options = try CommandLineReader.read(HostOptions.self, arguments: ["--materials", "veil"])
    #expect(options.materials == .veil)
  }

  @Test func aWindowIsLimitedByItsContentWhereTheProgramSaysSo() throws {
    let (least, largest) = (CGSize(width: 200, height: 100), CGSize(width: 300, height: 400))
    #expect(WindowResizability.automatic.limits(least: least, largest: largest) == nil)
    let both = try #require(WindowResizability.contentSize.limits(least: least, largest: largest))
    #expect(both.least == least && both.largest == largest)
    let one = try #require(WindowResizability.contentMinSize.limits(least: least, largest: largest))
    #expect(one.least == least && one.largest == nil)
  }
}
