import Testing

@testable import QuizWeb

struct MultipartParserTests {
  private static let type = "multipart/form-data; boundary=----b0undary"
  private static let limits = MultipartParser.Limits(file: 5_000, fields: 100, parts: 4)

  private static func part(_ disposition: String, _ content: String, _ lines: [String] = []) -> String {
    "------b0undary\r\nContent-Disposition: form-data; \(disposition)\r\n"
      + lines.map { $0 + "\r\n" }.joined() + "\r\n\(content)\r\n"
  }

  private static let form =
    part("name=\"from\"", "file")
    + part(
      "name=\"file\"; filename=\"C:\\quizzes\\my quiz.yaml\"", "id: a\r\n--\r\n------b0\r\n", ["Content-Type: x/y"])
    + "------b0undary--\r\n"

  /// - Parameter piece: how many bytes arrive at once.
  private static func read(
    _ body: some Collection<UInt8>, in piece: Int = .max, type: String = type, limits: MultipartParser.Limits = limits
  ) throws(MultipartParser.Failure) -> MultipartParser {
    guard var parser = MultipartParser(contentType: type, limits: limits) else { throw .malformed }
    var rest = Array(body)[...]
    while !rest.isEmpty {
      try parser.read(rest.prefix(piece))
      rest = rest.dropFirst(piece)
    }
    try parser.finish()
    return parser
  }

  @Test(arguments: [1, 2, 3, 7, 40, 1_000])
  func `a form is read however its bytes are cut`(piece: Int) throws {
    let parser = try Self.read(Self.form.utf8, in: piece)
    #expect(parser.fields.map(\.name) == ["from"] && parser.fields.map(\.value) == ["file"])
    let file = try #require(parser.file)
    #expect(file.field == "file" && file.name == "my quiz.yaml")
    #expect(file.bytes == Array("id: a\r\n--\r\n------b0\r\n".utf8))
  }

  @Test func `a file has any bytes, and names are as the browser wrote them`() throws {
    let bytes = (0..<4_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let head = "------b0undary\r\ncontent-disposition:form-data; name=f; filename=\"a %22b\\\" 柯.json\"\r\n\r\n"
    let body = Array(head.utf8) + bytes + Array("\r\n------b0undary--".utf8)
    for piece in [1, 13, 4_096] {
      let file = try #require(try Self.read(body, in: piece).file)
      #expect(file.bytes == bytes && file.name == "a \"b\" 柯.json")
    }
  }

  @Test func `a form without a chosen file has an empty one`() throws {
    let body = Self.part("name=\"file\"; filename=\"\"", "") + "------b0undary--"
    #expect(try Self.read(body.utf8).file == MultipartParser.File(field: "file", name: "", bytes: []))
  }

  @Test(arguments: [
    "", "x", form.replacing("undary--", with: "undary"), "\r\n" + form, form.replacing("form-data;", with: "inline;"),
    form.replacing("name=\"from\"", with: "x"), form.replacing("Content-Disposition:", with: "Content-Position:"),
    form.replacing("Content-Disposition:", with: "Content-Disposition"), String(form.dropLast(8)),
    "------b0undary\r\n" + String(repeating: "a: b\r\n", count: 1_000),
    (0..<9).map { part("name=\"n\($0)\"", "1") }.joined() + "------b0undary--",
    "------b0undary\u{0}\u{0}" + form,
  ])
  func `what isn't such a form is refused`(body: String) {
    for piece in [1, 5, 10_000] {
      #expect(throws: MultipartParser.Failure.malformed) { try Self.read(body.utf8, in: piece) }
    }
  }

  @Test func `a field that isn't UTF-8 is refused`() {
    let body = Array("------b0undary\r\nContent-Disposition: form-data; name=a\r\n\r\n".utf8) + [0xFF, 0xFE]
    #expect(throws: MultipartParser.Failure.malformed) {
      try Self.read(body + Array("\r\n------b0undary--".utf8))
    }
  }

  @Test func `what is too large ends the reading before it is complete`() throws {
    let file = Self.part("name=\"file\"; filename=\"a\"", String(repeating: "a", count: 5_001)) + "------b0undary--"
    let field = Self.part("name=\"text\"", String(repeating: "a", count: 60))
    for body in [file, field + field + "------b0undary--"] {
      #expect(throws: MultipartParser.Failure.tooLarge) { try Self.read(body.utf8, in: 100) }
    }
    var parser = try #require(MultipartParser(contentType: Self.type, limits: Self.limits))
    try parser.read(Array(file.utf8.prefix(100)))
    #expect(throws: MultipartParser.Failure.tooLarge) {
      for _ in 0..<100 { try parser.read([UInt8](repeating: 97, count: 100)) }
    }
  }

  @Test(arguments: [
    "", "multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed; boundary=x",
    "text/plain; boundary=x",
    "multipart/form-data; boundary=\(String(repeating: "x", count: 71))",
  ])
  func `another media type, or one without a boundary, is no form`(type: String) {
    #expect(MultipartParser(contentType: type, limits: Self.limits) == nil)
  }

  @Test(arguments: [
    "Multipart/Form-Data ; charset=utf-8; Boundary=\"----b0undary\"", "multipart/form-data;boundary=----b0undary",
  ])
  func `media types may be written in other ways`(type: String) throws {
    #expect(try Self.read(Self.form.utf8, type: type).fields.count == 1)
  }

  @Test func `random bytes are never a form, and never crash`() {
    var random = SystemRandomNumberGenerator()
    let body = Array(Self.form.utf8)
    for seed in 0..<2_000 {
      var changed = body
      for _ in 0...(seed % 4) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      _ = try? Self.read(changed, in: 1 + seed % 50)
    }
  }
}
