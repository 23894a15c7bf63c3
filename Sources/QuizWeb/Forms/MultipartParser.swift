/// Reads `multipart/form-data` (RFC 7578) as it arrives. It keeps the fields and one file, each within limits; whatever
/// is beyond them ends the reading, so that memory stays bounded whatever a client sends.
struct MultipartParser {
  /// How much of a form is accepted. All sizes are in bytes.
  struct Limits {
    /// The largest file.
    var file: Int
    /// The largest sum of the fields.
    var fields = FormData.maxSize
    /// The most fields and files.
    var parts = 32
    /// The largest header of a part.
    var header = 2_048
  }

  enum Failure: Error, Equatable {
    /// It isn't what the media type says, or has more parts than allowed.
    case malformed
    /// A file, or the fields together, are larger than allowed.
    case tooLarge
  }

  /// A file of a form.
  struct File: Equatable, Sendable {
    /// The form field.
    let field: String
    /// The name that the browser gave, without folders; empty if none was chosen.
    let name: String
    let bytes: [UInt8]
  }

  private enum State {
    /// Before the first delimiter, which is the body's first line.
    case start
    case header
    case content
    case end
  }

  private struct Part {
    var field = ""
    /// Nil for a field that is no file.
    var fileName: String?
    var bytes: [UInt8] = []
  }

  private(set) var fields: [(name: String, value: String)] = []
  /// The first file.
  private(set) var file: File?
  private let limits: Limits
  /// What separates the parts: `CRLF--boundary`.
  private let delimiter: [UInt8]
  private var state = State.start
  /// The part that is being read.
  private var part = Part()
  /// Bytes that arrived and weren't used yet.
  private var pending: [UInt8]
  private var fieldBytes = 0
  private var parts = 0

  /// - Parameter contentType: the value of the header `Content-Type`.
  /// - Returns: nil for another media type, or one without a boundary of 1 to 70 characters.
  init?(contentType: String, limits: Limits) {
    let parameters = HeaderParameters(contentType)
    guard parameters.value == "multipart/form-data", let boundary = parameters["boundary"],
      (1...70).contains(boundary.utf8.count)
    else { return nil }
    self.limits = limits
    delimiter = Array("\r\n--\(boundary)".utf8)
    // The first delimiter has no line before it.
    pending = Array("\r\n".utf8)
  }

  /// Reads the next bytes of the body.
  ///
  /// - Complexity: linear in the number of bytes, however they are cut into pieces.
  mutating func read(_ bytes: some Collection<UInt8>) throws(Failure) {
    pending.append(contentsOf: bytes)
    while try step() {}
  }

  /// Ends the reading.
  ///
  /// - Throws: `.malformed` if the closing delimiter is missing.
  func finish() throws(Failure) {
    guard case .end = state else { throw .malformed }
  }

  /// - Returns: false if more bytes are needed.
  private mutating func step() throws(Failure) -> Bool {
    switch state {
    case .start:
      guard pending.count >= delimiter.count else { return false }
      guard pending.starts(with: delimiter) else { throw .malformed }
      return try passDelimiter()
    case .header:
      guard let end = pending.firstRange(of: Self.headerEnd)?.lowerBound else {
        guard pending.count <= limits.header else { throw .malformed }
        return false
      }
      guard end <= limits.header else { throw .malformed }
      part = try Self.part(pending[..<end])
      state = .content
      pending.removeFirst(end + Self.headerEnd.count)
      return true
    case .content:
      // A delimiter may begin in the last bytes and end in those that follow.
      let found = pending.firstRange(of: delimiter)?.lowerBound
      let complete = found ?? max(0, pending.count - delimiter.count + 1)
      part.bytes.append(contentsOf: pending[..<complete])
      try checkSize()
      pending.removeFirst(complete)
      guard found != nil else { return false }
      // Whether another part follows isn't known before the next two bytes.
      guard try passDelimiter() else { return false }
      try addPart()
      return true
    case .end:
      // An epilogue has no meaning.
      pending.removeAll()
      return false
    }
  }

  private static let headerEnd = Array("\r\n\r\n".utf8)

  /// What follows a delimiter tells whether it is the last one.
  private mutating func passDelimiter() throws(Failure) -> Bool {
    let end = delimiter.count
    guard pending.count >= end + 2 else { return false }
    switch (pending[end], pending[end + 1]) {
    case (0x2D, 0x2D): state = .end
    case (0x0D, 0x0A):
      parts += 1
      guard parts <= limits.parts else { throw .malformed }
      state = .header
    default: throw .malformed
    }
    // The line's end stays: a header without lines ends at once.
    pending.removeFirst(end + (pending[end] == 0x2D ? 2 : 0))
    return true
  }

  private static func part(_ header: some Collection<UInt8>) throws(Failure) -> Part {
    guard let text = String(validating: Array(header), as: UTF8.self) else { throw .malformed }
    for line in text.split(separator: "\r\n", omittingEmptySubsequences: true) {
      guard let colon = line.firstIndex(of: ":") else { throw .malformed }
      guard line[..<colon].lowercased() == "content-disposition" else { continue }
      let parameters = HeaderParameters(line[line.index(after: colon)...])
      guard parameters.value == "form-data", let field = parameters["name"] else { throw .malformed }
      let path = parameters["filename"]
      return Part(field: field, fileName: path.map { $0.split { "/\\".contains($0) }.last.map(String.init) ?? "" })
    }
    throw .malformed
  }

  private func checkSize() throws(Failure) {
    let isWithin =
      part.fileName == nil ? fieldBytes + part.bytes.count <= limits.fields : part.bytes.count <= limits.file
    guard isWithin else { throw .tooLarge }
  }

  private mutating func addPart() throws(Failure) {
    if let name = part.fileName {
      if file == nil { file = File(field: part.field, name: name, bytes: part.bytes) }
      return
    }
    guard let value = String(validating: part.bytes, as: UTF8.self) else { throw .malformed }
    fieldBytes += part.bytes.count
    fields.append((part.field, value))
  }
}

/// A header's value with its parameters: `form-data; name="a"; filename="b.txt"`.
struct HeaderParameters {
  /// In lowercase.
  let value: String
  private var parameters: [String: String] = [:]

  init(_ text: some StringProtocol) {
    var parts = Self.split(text)
    value = parts.removeFirst().trimmed.lowercased()
    for part in parts {
      guard let equals = part.firstIndex(of: "=") else { continue }
      let name = part[..<equals].trimmed.lowercased()
      parameters[name] = parameters[name] ?? Self.unquoted(part[part.index(after: equals)...].trimmed)
    }
  }

  subscript(_ name: String) -> String? { parameters[name] }

  /// Splits at the semicolons that aren't quoted.
  private static func split(_ text: some StringProtocol) -> [String] {
    var parts = [""]
    var isQuoted = false
    var isEscaped = false
    for character in text.unicodeScalars {
      if character == ";", !isQuoted {
        parts.append("")
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      parts[parts.count - 1].unicodeScalars.append(character)
    }
    return parts
  }

  /// Browsers write `"`, CR and LF in names as percent escapes (HTML, “multipart form data”); other programs write a
  /// backslash before `"`.
  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("%22", with: "\"")
      .replacing("%0D", with: "\r").replacing("%0A", with: "\n")
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
