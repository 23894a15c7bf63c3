import HTTPTypes
import Hummingbird
import NIOCore
import QuizFormats

/// A form with a file, or one that could have had one.
struct UploadForm: Sendable {
  let form: FormData
  /// Nil if no file was chosen.
  let file: MultipartParser.File?

  /// The form of a request in either of the media types of forms, if it comes from one of our pages. A file is a
  /// quiz's.
  ///
  /// - Throws: `.badRequest`, `.payloadTooLarge` or `.crossOrigin`.
  init(of request: some SiteRequest) async throws(PageError) {
    let type = request.http.headers.value(of: .contentType) ?? ""
    guard type.hasPrefix("multipart/") else {
      form = try await FormData(of: request)
      file = nil
      return
    }
    guard var parser = MultipartParser(contentType: type, limits: MultipartParser.Limits(file: QuizFile.maxSize)) else {
      throw .badRequest
    }
    do {
      for try await part in request.http.body { try parser.read(part.readableBytesView) }
      try parser.finish()
    } catch MultipartParser.Failure.tooLarge { throw .payloadTooLarge } catch { throw .badRequest }
    form = FormData(parser.fields)
    file = parser.file.flatMap { $0.name.isEmpty && $0.bytes.isEmpty ? nil : $0 }
    try form.checkCSRF(of: request.http, from: request.visitor)
  }
}
