#if MariaDB
  internal import CMariaDB
  internal import Foundation
  internal import QuizDatabase

  /// The memory into which the client library writes one row after the other.
  final class FetchedRow {
    private enum Kind {
      case integer, real, decimal, text, blob
    }

    let binds: UnsafeMutableBufferPointer<MYSQL_BIND>
    private let lengths: UnsafeMutableBufferPointer<UInt>
    private let areNull: UnsafeMutableBufferPointer<my_bool>
    private let kinds: [Kind]
    private let space: [UnsafeMutableRawBufferPointer]

    /// - Parameter columns: a result that was stored, so that the greatest length of each column is known.
    init(_ columns: UnsafeMutablePointer<MYSQL_RES>) {
      let fields = (0..<mysql_num_fields(columns)).compactMap { mysql_fetch_field_direct(columns, $0)?.pointee }
      kinds = fields.map(Self.kind)
      space = zip(fields, kinds).map { field, kind in
        .allocate(byteCount: kind == .integer || kind == .real ? 8 : max(1, Int(field.max_length)), alignment: 8)
      }
      binds = .allocate(capacity: fields.count)
      binds.initialize(repeating: MYSQL_BIND())
      lengths = .allocate(capacity: fields.count)
      lengths.initialize(repeating: 0)
      areNull = .allocate(capacity: fields.count)
      areNull.initialize(repeating: 0)
      for index in fields.indices { bind(index) }
    }

    deinit {
      for bytes in space { bytes.deallocate() }
      binds.deallocate()
      lengths.deallocate()
      areNull.deallocate()
    }

    func value(at column: Int) -> SQLValue {
      guard areNull[column] == 0 else { return .null }
      let bytes = UnsafeRawBufferPointer(rebasing: space[column].prefix(Int(lengths[column])))
      switch kinds[column] {
      case .integer: return .integer(space[column].load(as: Int64.self))
      case .real: return .real(space[column].load(as: Double.self))
      case .text: return .text(String(decoding: bytes, as: UTF8.self))
      case .blob: return .blob(Data(bytes))
      case .decimal:
        let digits = String(decoding: bytes, as: UTF8.self)
        return Int64(digits).map(SQLValue.integer) ?? .real(Double(digits) ?? .nan)
      }
    }

    private func bind(_ index: Int) {
      binds[index].buffer = space[index].baseAddress
      binds[index].buffer_length = UInt(space[index].count)
      binds[index].buffer_type =
        switch kinds[index] {
        case .integer: MYSQL_TYPE_LONGLONG
        case .real: MYSQL_TYPE_DOUBLE
        case .decimal, .text, .blob: MYSQL_TYPE_STRING
        }
      binds[index].length = lengths.baseAddress.map { $0 + index }
      binds[index].is_null = areNull.baseAddress.map { $0 + index }
    }

    /// MariaDB returns the sum of integers as a decimal. Character set 63 means bytes.
    private static func kind(of field: MYSQL_FIELD) -> Kind {
      switch field.type {
      case MYSQL_TYPE_TINY, MYSQL_TYPE_SHORT, MYSQL_TYPE_INT24, MYSQL_TYPE_LONG, MYSQL_TYPE_LONGLONG: .integer
      case MYSQL_TYPE_FLOAT, MYSQL_TYPE_DOUBLE: .real
      case MYSQL_TYPE_DECIMAL, MYSQL_TYPE_NEWDECIMAL: .decimal
      default: field.charsetnr == 63 ? .blob : .text
      }
    }
  }
#endif
