import HTML
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// Why a form comes back, in the words of one language.
struct FormVerdict {
  var faults = FormFaults()
  private(set) var status = HTTPResponse.Status.unprocessableContent
  /// In seconds.
  private(set) var retryAfter: Int?

  var isFaultless: Bool { faults.faults.isEmpty }

  mutating func note(_ field: String?, _ text: String?) {
    guard let text else { return }
    faults.faults.append(FormFaults.Fault(field: field, text: text))
  }

  /// What the house says to a form.
  ///
  /// - Parameters:
  ///   - wrong: the sentence for what doesn't fit together, and the field that it stands beside.
  /// - Throws: what no form can tell.
  init(
    _ refusal: AccountRefusal, wrong: (field: String?, text: String), in texts: Texts.Account.Faults, at now: Timestamp
  ) throws(Trouble) {
    switch refusal {
    case .nameTaken: note("name", texts.nameTaken)
    case .password(let fault): note("password", texts.sentence(on: fault))
    case .wrong: note(wrong.field, wrong.text)
    case .wait(let opens):
      let seconds = max(1, Int((opens - now).milliseconds + 999) / 1000)
      note(nil, texts.sentence(waiting: seconds))
      (status, retryAfter) = (.tooManyRequests, seconds)
    case .busy:
      note(nil, texts.busy)
      (status, retryAfter) = (.serviceUnavailable, 5)
    case .noGuests, .isGuest, .noSuchAccount, .store: throw Trouble(refusal)
    }
  }

  init() {}

  /// The page that shows the form again.
  func page(_ html: HTML, to request: Request) -> Response {
    var response = Reply.page(html, status: status, to: request)
    if let retryAfter { response.headers[.retryAfter] = String(retryAfter) }
    return response
  }
}

extension Texts.Account.Faults {
  func sentence(on fault: PasswordFault) -> String {
    switch fault {
    case .tooShort: tooShort(TypedPassword.leastLength)
    case .tooLong: tooLong(TypedPassword.greatestSize)
    case .common: common
    }
  }

  func sentence(waiting seconds: Int) -> String {
    if seconds < 100 { return waitSeconds(seconds) }
    let minutes = (seconds + 59) / 60
    return minutes < 100 ? waitMinutes(minutes) : waitHours((minutes + 59) / 60)
  }
}
