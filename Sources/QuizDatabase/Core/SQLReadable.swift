public import Foundation

/// A type that a column's value can be decoded to.
public protocol SQLReadable {
  /// Returns nil if the value has another type or is out of range.
  init?(_ value: SQLValue)
}

extension Int64: SQLReadable {
  @inlinable public init?(_ value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self = number
  }
}

extension Int: SQLReadable {
  @inlinable public init?(_ value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: SQLReadable {
  @inlinable public init?(_ value: SQLValue) {
    guard case .integer(let number) = value else { return nil }
    self = number != 0
  }
}

extension Double: SQLReadable {
  @inlinable public init?(_ value: SQLValue) {
    switch value {
    case .real(let number): self = number
    case .integer(let number): self = Double(number)
    default: return nil
    }
  }
}

extension String: SQLReadable {
  @inlinable public init?(_ value: SQLValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension Data: SQLReadable {
  @inlinable public init?(_ value: SQLValue) {
    guard case .blob(let bytes) = value else { return nil }
    self = bytes
  }
}

extension Optional: SQLReadable where Wrapped: SQLReadable {
  @inlinable public init?(_ value: SQLValue) {
    guard value != .null else {
      self = .none
      return
    }
    guard let wrapped = Wrapped(value) else { return nil }
    self = wrapped
  }
}
