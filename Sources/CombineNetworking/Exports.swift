@_exported import Combine
#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif
