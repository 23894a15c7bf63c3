import HTML
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// Why a form comes back, in the words of one language.
struct FormValidation {
  var errors = FormErrors()
  private(set) var status = HTTPResponse.Status.unprocessableContent
  /// In seconds.
  private(set) var retryAfter: Int?

  var isValid: Bool { errors.errors.isEmpty }

  mutating func addError(_ field: String?, _ text: String?) {
    guard let text else { return }
    errors.errors.append(FormErrors.FieldError(field: field, text: text))
  }

  /// What the house says to a form.
  ///
  /// - Parameters:
  ///   - wrong: the sentence for what doesn't fit together, and the field that it stands beside.
  /// - Throws: what no form can tell.
  init(
    _ error: AccountError, wrong: (field: String?, text: String), in texts: Texts.Account.Errors, at now: Timestamp
  ) throws(PageError) {
    switch error {
    case .nameTaken: addError("name", texts.nameTaken)
    case .password(let error): addError("password", texts.message(on: error))
    case .invalidCredentials: addError(wrong.field, wrong.text)
    case .rateLimited(let retryDate):
      let seconds = max(1, Int((retryDate - now).milliseconds + 999) / 1000)
      addError(nil, texts.message(waiting: seconds))
      (status, retryAfter) = (.tooManyRequests, seconds)
    case .busy:
      addError(nil, texts.busy)
      (status, retryAfter) = (.serviceUnavailable, 5)
    case .guestsDisabled, .isGuest, .noSuchAccount, .store: throw PageError(error)
    }
  }

  init() {}

  /// The page that shows the form again.
  func response(_ html: HTML, to request: Request) -> Response {
    var response = ResponseBuilder.page(html, status: status, to: request)
    if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
    return response
  }
}

extension Texts.Account.Errors {
  func message(on error: PasswordError) -> String {
    switch error {
    case .tooShort: tooShort(TypedPassword.minimumLength)
    case .tooLong: tooLong(TypedPassword.maximumByteCount)
    case .common: common
    }
  }

  func message(waiting seconds: Int) -> String {
    if seconds < 100 { return waitSeconds(seconds) }
    let minutes = (seconds + 59) / 60
    return minutes < 100 ? waitMinutes(minutes) : waitHours((minutes + 59) / 60)
  }
}
