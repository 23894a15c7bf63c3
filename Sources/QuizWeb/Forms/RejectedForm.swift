import HTML
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// What became of a form.
enum FormResult<Value> {
  case done(Value)
  /// The form is shown again.
  case refused(FormValidation)
}

/// The errors of a form that is shown again, in the page's language.
struct FormValidation {
  var errors = FormErrors()
  private(set) var status = HTTPResponse.Status.unprocessableContent
  /// The seconds after which the form may be sent again; nil if that doesn't matter.
  private(set) var retryAfter: Int?

  /// A wait of at least so many seconds is shown in minutes or hours.
  fileprivate static let longWait = 100

  /// Whether the form may be sent again only after some minutes or hours.
  var hasLongWait: Bool { (retryAfter ?? 0) >= Self.longWait }

  var isValid: Bool { errors.errors.isEmpty }

  mutating func addError(_ field: String?, _ text: String?) {
    guard let text else { return }
    errors.errors.append(FormErrors.FieldError(field: field, text: text))
  }

  /// The errors of a service as errors of a form.
  ///
  /// - Parameter wrong: the error for credentials that don't match.
  /// - Throws: errors that no form can show.
  init(
    _ error: AccountError, wrong: FormErrors.FieldError?, in texts: Texts.Account.Errors, at now: Timestamp
  ) throws(PageError) {
    switch error {
    case .nameTaken: addError(AccountField.name, texts.nameTaken)
    case .password(let error): addError(AccountField.password, texts.message(on: error))
    case .invalidCredentials: if let wrong { errors.errors.append(wrong) }
    case .rateLimited(let retryAt):
      let seconds = max(1, Int((retryAt - now).milliseconds + 999) / 1000)
      addError(nil, texts.message(waiting: seconds))
      status = .tooManyRequests
      retryAfter = seconds
    case .busy:
      addError(nil, texts.busy)
      status = .serviceUnavailable
      retryAfter = 5
    case .formUsed:
      addError(nil, texts.formUsed)
      status = .conflict
    case .guestsDisabled, .isGuest, .noSuchAccount, .invalidSetupLink, .notOperator, .ownRole, .store:
      throw PageError(error)
    }
  }

  init() {}

  /// The response that shows the form again.
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
    // A character has at most four bytes.
    case .tooLong: tooLong(TypedPassword.maxByteCount / 4)
    case .common: common
    }
  }

  func message(waiting seconds: Int) -> String {
    if seconds < FormValidation.longWait { return waitSeconds(seconds) }
    let minutes = (seconds + 59) / 60
    return minutes < 100 ? waitMinutes(minutes) : waitHours((minutes + 59) / 60)
  }
}
