/// A type whose values a column holds in a simpler form: an id as its number, an instant as milliseconds.
public protocol ColumnValue: SQLReadable, SQLWritable {
  associatedtype Stored: SQLReadable, SQLWritable

  /// Returns nil if no value is stored like this.
  init?(stored: Stored)
  /// What ``init(stored:)`` reads.
  var stored: Stored { get }
}

extension ColumnValue {
  @inlinable public init?(_ value: SQLValue) {
    guard let stored = Stored(value) else { return nil }
    self.init(stored: stored)
  }

  @inlinable public var sqlValue: SQLValue { stored.sqlValue }
}

extension ColumnValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  // Comparing with each name is quicker than Swift's initializer, which makes a string of each name first.
  @inlinable public init?(stored: String) {
    for value in Self.allCases where value.rawValue == stored {
      self = value
      return
    }
    return nil
  }
}

extension ColumnValue where Self: RawRepresentable, RawValue: SQLReadable & SQLWritable {
  @inlinable public init?(stored: RawValue) { self.init(rawValue: stored) }

  @inlinable public var stored: RawValue { rawValue }
}
