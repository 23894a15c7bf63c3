import HTTPTypes
import Hummingbird
import NIOCore
import QuizFormats

/// A form with a file, or one that could have had one.
struct UploadForm: Sendable {
  let form: FormData
  /// Nil if no file was chosen.
  let file: MultipartParser.File?

  /// The form of a request in either of the media types of forms, if it comes from one of our pages. A file is a quiz's.
  ///
  /// - Throws: `.badRequest`, `.payloadTooLarge` or `.crossOrigin`.
  init(of request: Request, from visitor: Visitor) async throws(PageError) {
    guard request.headers[.contentType]?.hasPrefix("multipart/") == true else {
      form = try await FormData.checkingCSRF(of: request, from: visitor)
      file = nil
      return
    }
    self = try await .checkingCSRF(of: request, from: visitor, maxFileSize: QuizFile.maxSize)
  }

  private init(form: FormData, file: MultipartParser.File?) {
    self.form = form
    self.file = file
  }

  /// The form of a request, if it comes from one of our pages; see ``FormData/checkingCSRF(of:from:)``.
  ///
  /// - Parameter maxFileSize: in bytes.
  /// - Throws: `.badRequest`, `.payloadTooLarge` or `.crossOrigin`.
  static func checkingCSRF(
    of request: Request, from visitor: Visitor, maxFileSize: Int
  ) async throws(PageError) -> UploadForm {
    guard
      var parser = MultipartParser(
        contentType: request.headers[.contentType] ?? "", limits: MultipartParser.Limits(file: maxFileSize))
    else { throw .badRequest }
    do {
      for try await part in request.body { try parser.read(part.readableBytesView) }
      try parser.finish()
    } catch MultipartParser.Failure.tooLarge { throw .payloadTooLarge } catch { throw .badRequest }
    let form = FormData(parser.fields)
    try form.checkCSRF(of: request, from: visitor)
    let file = parser.file.flatMap { $0.name.isEmpty && $0.bytes.isEmpty ? nil : $0 }
    return UploadForm(form: form, file: file)
  }
}
