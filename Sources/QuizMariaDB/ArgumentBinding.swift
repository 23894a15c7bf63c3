#if MariaDB
  internal import CMariaDB
  internal import Foundation
  internal import QuizDatabase

  /// The arguments of a statement in the form that the client library reads. The memory keeps its address as long as
  /// this object lives.
  final class ArgumentBinding {
    let binds: UnsafeMutableBufferPointer<MYSQL_BIND>
    private let bytes: UnsafeMutableRawBufferPointer

    init(_ arguments: [SQLValue]) {
      binds = .allocate(capacity: arguments.count)
      binds.initialize(repeating: MYSQL_BIND())
      bytes = .allocate(byteCount: arguments.reduce(0) { $0 + $1.size }, alignment: 8)
      var offset = 0
      for (index, argument) in arguments.enumerated() {
        let space = UnsafeMutableRawBufferPointer(rebasing: bytes[offset..<offset + argument.size])
        argument.bind(&binds[index], in: space)
        offset += argument.size
      }
    }

    deinit {
      binds.deallocate()
      bytes.deallocate()
    }
  }

  extension SQLValue {
    /// The size of the value in bytes, rounded up so that the next value is aligned.
    fileprivate var size: Int {
      switch self {
      case .null: 0
      case .integer, .real: 8
      case .text(let text): (text.utf8.count + 7) & ~7
      case .blob(let bytes): (bytes.count + 7) & ~7
      }
    }

    fileprivate func bind(_ bind: inout MYSQL_BIND, in space: UnsafeMutableRawBufferPointer) {
      bind.buffer = space.baseAddress
      switch self {
      case .null: bind.buffer_type = MYSQL_TYPE_NULL
      case .integer(let number):
        bind.buffer_type = MYSQL_TYPE_LONGLONG
        space.storeBytes(of: number, as: Int64.self)
      case .real(let number):
        bind.buffer_type = MYSQL_TYPE_DOUBLE
        space.storeBytes(of: number, as: Double.self)
      case .text(let text):
        bind.buffer_type = MYSQL_TYPE_STRING
        bind.buffer_length = UInt(text.utf8.count)
        space.copyBytes(from: text.utf8)
      case .blob(let bytes):
        bind.buffer_type = MYSQL_TYPE_BLOB
        bind.buffer_length = UInt(bytes.count)
        space.copyBytes(from: bytes)
      }
    }
  }
#endif
