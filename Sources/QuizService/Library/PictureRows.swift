internal import Crypto
internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension RevisionPicture {
  init(_ file: PictureFile) {
    self.init(
      name: file.name, id: PictureID(Data(SHA256.hash(data: file.bytes))), format: file.format, width: file.width,
      height: file.height)
  }
}

extension PictureFile {
  /// - Throws: `.damaged` if the bytes don't have the digest `id`.
  static func find(_ id: PictureID, in db: some SQLReader) throws -> PictureFile? {
    guard let digest = id.bytes else { return nil }
    return try db.first(LibraryStatement.picture, [digest]) { row in
      let bytes = [UInt8](try row["bytes"] as Data)
      guard Data(SHA256.hash(data: bytes)) == digest else {
        throw StoreError.damaged(detail: "picture \(id.digest) isn't what was published")
      }
      return try PictureFile(
        name: row["path"], format: row["format"], width: row["width"], height: row["height"], bytes: bytes)
    }
  }
}

extension PictureID {
  init(_ digest: Data) {
    let digits = Array("0123456789abcdef".utf8)
    self.init(
      digest: String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self))
  }

  /// The 32 bytes of the digest; nil if it isn't 64 lowercase hexadecimal digits.
  var bytes: Data? {
    let digits = digest.utf8.map { Array("0123456789abcdef".utf8).firstIndex(of: $0) }
    guard digits.count == 64 else { return nil }
    var bytes = Data()
    for index in stride(from: 0, to: 64, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
