private struct PictureHostsKey: EnvironmentKey {
  static var defaultValue: _PictureHosts? { nil }
}

extension EnvironmentValues {
  /// The hosts that pictures are fetched from; nil: any.
  var pictureHosts: _PictureHosts? {
    get { self[PictureHostsKey.self] }
    set { self[PictureHostsKey.self] = newValue }
  }
}

extension View {
  /// Limits the hosts that `AsyncImage` fetches from in this view, redirects included; nil: there is no limit. Views of one
  /// window that want the same address at the same time share the request of the first one.
  public func _pictureHosts(_ hosts: _PictureHosts?) -> some View { environment(\.pictureHosts, hosts) }
}
