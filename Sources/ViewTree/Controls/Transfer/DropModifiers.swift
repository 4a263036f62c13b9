import Foundation

/// What a drop would do.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }

/// What a delegate does with a drop.
public struct DropProposal: Equatable, Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is known of something that is dragged over a view.
public struct DropInfo {
  /// In the view's own points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there is anything: one program's objects are of every kind.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
  public func hasItemsConforming(to types: [String]) -> Bool { !providers.isEmpty }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers }
}

/// Decides about drops on a view.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Accepts values of a type that are dragged here from a view of the same window. `action` says whether it accepted them.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTargetModifier { target in
        target.accepts = { _, payload in !payload.items(of: T.self).isEmpty }
        target.entered = { _, _ in isTargeted(true) }
        target.left = { _ in isTargeted(false) }
        target.finished = { isTargeted(false) }
        target.perform = { point, payload in action(payload.items(of: T.self), point) }
      })
  }

  /// Accepts what is dragged here from a view of the same window.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTargetModifier { target in
        target.entered = { _, _ in isTargeted?.wrappedValue = true }
        target.left = { _ in isTargeted?.wrappedValue = false }
        target.finished = { isTargeted?.wrappedValue = false }
        target.perform = { action($1.providers, $0) }
      })
  }

  /// Accepts what is dragged here from a view of the same window.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts what is dragged here from a view of the same window.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: [UTType](), isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts what is dragged here from a view of the same window.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: [UTType](), isTargeted: isTargeted, perform: action)
  }

  /// Lets a delegate decide about what is dragged here from a view of the same window.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(
      DropTargetModifier { target in
        func info(_ point: CGPoint, _ payload: DragPayload) -> DropInfo {
          DropInfo(location: point, providers: payload.providers)
        }
        target.accepts = { delegate.validateDrop(info: info($0, $1)) }
        target.entered = { delegate.dropEntered(info: info($0, $1)) }
        target.moved = { [weak target] in
          target?.operation = delegate.dropUpdated(info: info($0, $1))?.operation
        }
        target.left = { delegate.dropExited(info: info(.zero, $0)) }
        target.perform = { [weak target] point, payload in
          guard target?.operation != .forbidden, target?.operation != .cancel else { return false }
          return delegate.performDrop(info: info(point, payload))
        }
      })
  }

  /// Lets a delegate decide about what is dragged here from a view of the same window.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: [UTType](), delegate: delegate)
  }
}
