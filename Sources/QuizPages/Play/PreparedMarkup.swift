public import HTML

/// A page, or a part of one, that is rendered once for many visitors. A page has holes for what differs.
public protocol PreparedMarkup: Sendable {
  /// The number of bytes without the values that differ.
  var byteCount: Int { get }
}

extension HTML: PreparedMarkup {
  public var byteCount: Int { bytes.count }
}
