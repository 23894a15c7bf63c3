import HTML
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// Why a form is shown again: its errors, in the page's language, and the status of the response.
struct RejectedForm {
  let errors: FormErrors
  private let status: HTTPResponse.Status
  /// The seconds after which the form may be sent again; nil if that doesn't matter.
  private let retryAfter: Int?

  /// A wait of at least so many seconds is shown in minutes or hours.
  fileprivate static let longWait = 100

  /// Whether the form may be sent again only after some minutes or hours.
  var hasLongWait: Bool { (retryAfter ?? 0) >= Self.longWait }

  /// A form whose fields are wrong.
  init(_ errors: FormErrors) {
    self.init(errors, status: .unprocessableContent, retryAfter: nil)
  }

  private init(_ errors: FormErrors, status: HTTPResponse.Status, retryAfter: Int?) {
    self.errors = errors
    self.status = status
    self.retryAfter = retryAfter
  }

  /// A form that the accounts' service rejected.
  ///
  /// - Parameter invalidCredentials: the error to show if a password or a code is wrong.
  /// - Returns: nil for an error that no form can show.
  init?(
    _ error: AccountError, invalidCredentials: FormErrors.FieldError?, in texts: Texts.Account.Errors, at now: Timestamp
  ) {
    func form(_ text: String) -> FormErrors { FormErrors([FormErrors.FieldError(field: nil, text: text)]) }
    switch error {
    case .nameTaken:
      self.init(FormErrors([FormErrors.FieldError(field: AccountField.name, text: texts.nameTaken)]))
    case .password(let error):
      self.init(FormErrors([FormErrors.FieldError(field: AccountField.password, text: texts.message(on: error))]))
    // A deleted account has no right password.
    case .invalidCredentials, .accountDeleted:
      guard let invalidCredentials else { return nil }
      self.init(FormErrors([invalidCredentials]))
    case .rateLimited(let retryAt):
      let seconds = max(1, Int((retryAt - now).milliseconds + 999) / 1000)
      self.init(form(texts.message(waiting: seconds)), status: .tooManyRequests, retryAfter: seconds)
    case .busy: self.init(form(texts.busy), status: .serviceUnavailable, retryAfter: PageError.retryDelay)
    case .formUsed: self.init(form(texts.formUsed), status: .conflict, retryAfter: nil)
    case .guestsDisabled, .isGuest, .noLongerGuest, .noSuchAccount, .invalidSetupLink, .notOperator, .ownRole,
      .hashingFailed, .store:
      return nil
    }
  }

  /// The response that shows the form again.
  func response(showing html: HTML, to request: some SiteRequest) -> Response {
    var response = Response.page(html, status: status, to: request)
    if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
    return response
  }
}

extension Texts.Account.Errors {
  func message(on error: PasswordError) -> String {
    switch error {
    case .tooShort: tooShort(TextLimit.password.lowerBound)
    case .tooLong: tooLong(TextLimit.password.upperBound)
    case .common: common
    }
  }

  func message(waiting seconds: Int) -> String {
    if seconds < RejectedForm.longWait { return waitSeconds(seconds) }
    let minutes = (seconds + 59) / 60
    return minutes < 100 ? waitMinutes(minutes) : waitHours((minutes + 59) / 60)
  }
}
