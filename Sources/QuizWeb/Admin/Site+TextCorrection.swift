import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// The correction of a question's texts in one language. It needs no confirmation: it changes no result, and the audit
// log keeps the former texts.
extension Site {
  func addTextCorrectionRoutes(to router: SiteRouter) {
    router.route(SitePath.adminItems + ":item/translate", post: .operators(form: correctTexts))
  }

  private func correctTexts(_ form: FormData, _ request: OperatorRequest) async throws -> Response {
    let itemID = try itemID(request)
    guard let language = form[QueryField.questionLanguage].map({ Language($0) }) else { throw PageError.badRequest }
    let details = try await request.admin.itemDetails(of: itemID)
    let question = details.item.content.question
    guard let present = ([question.primaryTexts] + question.translations).first(where: { $0.language == language })
    else {
      throw PageError.notFound
    }
    // A field that was only shown comes back as it was, with its no-break spaces and line breaks: a bank file has them
    // too.
    func typed(_ field: AdminItemPage.TextsField, _ present: String, lineBreak: String = " ") -> String {
      let text = form[AdminItemPage.textsField(field, language)] ?? ""
      guard Self.words(text) != Self.words(present) else { return present }
      return Self.trimmed(text).replacing("\r\n", with: lineBreak).replacing("\n", with: lineBreak)
    }
    let answers = present.answers.enumerated().map { typed(.answer($0.offset), $0.element) }
    let texts = TriviaTexts(
      language: language, text: typed(.text, present.text), correctAnswer: answers[0],
      distractors: Array(answers.dropFirst()), explanation: typed(.explanation, present.explanation, lineBreak: "\n"),
      source: present.source)
    let reason = form[AdminItemPage.textsField(.reason, language)] ?? ""
    do throws(AdminError) {
      try await request.admin.correctTexts(of: itemID, to: texts, reason: reason)
      return redirect(to: itemID, after: .textsCorrected)
    } catch {
      let errors = formErrors(error, language, in: request.visitor.texts.admin)
      guard !errors.isEmpty else { throw error.pageError }
      let rejected = AdminItemPage.RejectedForm(
        texts: texts, reason: String(reason.prefix(1000)), errors: FormErrors(errors))
      let page = try await itemPage(request, rejected: rejected)
      return Response.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  private static func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }

  private static func trimmed(_ text: String) -> String {
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end].drop { $0.isWhitespace })
  }

  /// The errors of the form that corrects the texts of a language; empty if it can't show them.
  private func formErrors(_ error: AdminError, _ language: Language, in texts: Texts.Admin) -> [FormErrors.FieldError] {
    func message(_ field: AdminItemPage.TextsField, _ text: String) -> FormErrors.FieldError {
      FormErrors.FieldError(field: AdminItemPage.textsField(field, language), text: text)
    }
    return switch error {
    case .noReason: [message(.reason, texts.reasonWrong)]
    case .invalidTexts(let faults):
      faults.map { fault in
        switch fault {
        case .emptyQuestion: message(.text, texts.questionMissing)
        case .duplicateQuestion: message(.text, texts.questionTwice)
        case .emptyAnswer(let index): message(.answer(index), texts.answerMissing)
        case .duplicateAnswer(let index): message(.answer(index), texts.answerTwice)
        }
      }
    default: []
    }
  }
}
