import QuizDrafts

extension Texts.Diagnostics {
  static let english = Texts.Diagnostics(
    text: { $0.english },
    error: "To mend before you publish",
    warning: "Worth a look")
}

extension DraftDiagnosticKind {
  fileprivate var english: Texts.DiagnosticText {
    switch self {
    case .missingText: Texts.DiagnosticText("This is still empty.", "Write something here.")
    case .textTooLong(let characters, let limit):
      Texts.DiagnosticText(
        "This text has \(characters.withCommas) characters; \(limit.withCommas) fit.", "Shorten it.")
    case .controlCharacter:
      Texts.DiagnosticText("There’s an invisible character in this text.", "Delete the text and type it again.")
    case .emojiTooLong: Texts.DiagnosticText("There’s only room for one emoji.", "Put words into the name.")
    case .invalidID(let suggestion):
      Texts.DiagnosticText(
        "An address has only small letters a to z, digits and hyphens, 64 at most.",
        suggestion.map { "“\($0)” would do." } ?? "Choose a short name with these characters.")
    case .duplicateID(let name):
      Texts.DiagnosticText("“\(name)” is taken by another one in this quiz.", "Give this one a different name.")
    case .invalidColour: Texts.DiagnosticText("That isn’t a colour.", "Choose one, or write it like #b4532a.")
    case .numberOutOfRange(let range):
      Texts.DiagnosticText(
        "That number is out of range.",
        "Write a whole number from \(range.lowerBound.withCommas) to \(range.upperBound.withCommas).")
    case .tooFewItems(let kind, let minimum): DraftDiagnosticKind.tooFew(kind, minimum)
    case .tooManyItems(let kind, let maximum):
      Texts.DiagnosticText("There are too many of these.", "Keep up to \(DraftDiagnosticKind.counted(maximum, kind)).")
    case .unknownLanguage(let suggestion):
      Texts.DiagnosticText(
        "No language has this code.",
        suggestion.map { "Did you mean \($0)?" } ?? "Write a code such as en, ru, zh-Hant or pt-BR.")
    case .missingTranslations(_, 1):
      Texts.DiagnosticText(
        "One text isn’t translated yet.", "Until it is, players don’t get the quiz in this language.")
    case .missingTranslations(_, let count):
      Texts.DiagnosticText(
        "\(count.withCommas) texts aren’t translated yet.",
        "Until they are, players don’t get the quiz in this language.")
    case .undeclaredLanguage(let tag):
      Texts.DiagnosticText("This text is in \(tag), which the quiz isn’t in.", "Add the language, or remove the text.")
    case .drawTooLarge(let draw, let pool):
      Texts.DiagnosticText(
        "A play should ask \(DraftDiagnosticKind.counted(draw, .question)), but there are only \(pool.withCommas).",
        "Ask up to \(pool.withCommas), or write more. The question that breaks ties doesn’t count.")
    case .quotaTooLarge(let tag, let count, let pool):
      Texts.DiagnosticText(
        "\(DraftDiagnosticKind.counted(count, .question)) tagged “\(tag)” should be asked, but there are only \(pool.withCommas).",
        "Ask for up to \(pool.withCommas), or tag more questions.")
    case .quotasExceedDraw(let sum, let draw):
      Texts.DiagnosticText(
        "The tags ask for \(DraftDiagnosticKind.counted(sum, .question)), but a play has only \(draw.withCommas).",
        "Ask \(sum.withCommas) questions in a play, or fewer for the tags.")
    case .quotasWithoutDraw:
      Texts.DiagnosticText(
        "Numbers for tags need a number of questions in a play.", "Say how many questions a play asks.")
    case .tooFewQuestionsOutsideQuotas(let remaining, let available):
      Texts.DiagnosticText(
        "The tags leave \(DraftDiagnosticKind.counted(remaining, .question)) to fill, but \(available == 0 ? "none is" : "only \(available.withCommas) \(available == 1 ? "is" : "are")") without such a tag.",
        "Ask for more with the tags, ask fewer in all, or write more questions.")
    case .unknownQuotaTag(let tag):
      Texts.DiagnosticText("No question is tagged “\(tag)”.", "Tag the questions that you mean, or remove the number.")
    case .onlyTieBreakQuestion:
      Texts.DiagnosticText(
        "The only question is the one that breaks ties.", "Write another one, or let chance break ties.")
    case .unknownTieBreakQuestion:
      Texts.DiagnosticText("The question that breaks ties is gone.", "Choose another one, or let chance break ties.")
    case .revealWithoutOutcome:
      Texts.DiagnosticText(
        "Everyone would read the same: {outcome} is missing.",
        "Write {outcome} where the result goes, as in “You are a {outcome}!”")
    case .mixedAdvance(let waiting, let total):
      Texts.DiagnosticText(
        "\(waiting.withCommas) of \(total.withCommas) single-choice questions \(waiting == 1 ? "waits" : "wait") for Next. The others go on at once.",
        "Choose the same for all of them, so that players know what a press does.")
    case .quotedTitle:
      Texts.DiagnosticText("Players see the quotation marks round the title.", "Remove them unless you want them.")
    case .markup(let markup):
      Texts.DiagnosticText("Players see “\(markup)” as it is written.", "Remove it; texts have no formatting.")
    case .emojiShortCode(let code):
      Texts.DiagnosticText("Players see “\(code)”, not an emoji.", "Paste the emoji itself.")
    case .sameAnswerTwice:
      Texts.DiagnosticText("Another answer has the same text.", "Change one of the two, or remove it.")
    case .pictureNotFound: Texts.DiagnosticText("This picture is gone.", "Choose it again, or remove it.")
    case .pictureNeverShown:
      Texts.DiagnosticText(
        "Players never see this picture: a slider shows only its ends.",
        "Remove it, or let players choose among answers.")
    case .unusablePicture: Texts.DiagnosticText("This picture can’t be shown.", "Choose another one.")
    case .answerWithoutEffect(isSwitch: true):
      Texts.DiagnosticText("Ticking this answer changes nothing.", "Give it points for an outcome.")
    case .answerWithoutEffect(isSwitch: false):
      Texts.DiagnosticText("This answer gives no outcome a point.", "Give it points, or leave it if you mean it so.")
    case .questionWithoutEffect:
      Texts.DiagnosticText(
        "This question changes nothing.", "Let its answers count for different outcomes, or remove it.")
    case .frequentTies(let share):
      Texts.DiagnosticText(
        "\(share.percent("."))% of plays end in a tie.",
        "Ask more questions, give different points, or add a question that breaks ties.")
    case .outcomeNotObserved(let plays):
      Texts.DiagnosticText(
        "Nobody got this outcome in \(plays.withCommas) simulated plays.",
        "Let more answers count for it, or give it more points.")
    case .outcomeOnlyThroughTie(let isProved):
      Texts.DiagnosticText(
        isProved
          ? "Nobody can get this outcome without a tie."
          : "Nobody got this outcome without a tie in the simulated plays.",
        "Let more answers count for it, or give it more points.")
    case .unevenShare(let share, let fair):
      Texts.DiagnosticText(
        "\(share.percent("."))% of players would get this outcome; an equal share is \(fair.percent("."))%.",
        share < fair
          ? "Let more answers count for it, or give it more points."
          : "Let fewer answers count for it, or give others more points.")
    case .unreachableOutcome(let hasPoints):
      Texts.DiagnosticText(
        hasPoints
          ? "Nobody can get this outcome: another one always has more points."
          : "Nobody can get this outcome: no answer counts for it.",
        "Let more answers count for it, give it more points, or remove it.")
    case .other(let message): Texts.DiagnosticText(message, "")
    }
  }

  private static func tooFew(_ kind: DraftItem.Kind, _ minimum: Int) -> Texts.DiagnosticText {
    switch kind {
    case .outcome: Texts.DiagnosticText("A quiz needs two outcomes or more.", "Add what players can turn out to be.")
    case .question: Texts.DiagnosticText("There are no questions yet.", "Add the first one.")
    case .answer: Texts.DiagnosticText("A question needs two answers or more.", "Add another answer.")
    case .quiz, .language: Texts.DiagnosticText("The quiz has no language.", "Add the one that you write in.")
    }
  }

  private static func counted(_ count: Int, _ kind: DraftItem.Kind) -> String {
    switch kind {
    case .quiz: Plural.english(count, one: "quiz", other: "quizzes")
    case .language: Plural.english(count, one: "language", other: "languages")
    case .outcome: Plural.english(count, one: "outcome", other: "outcomes")
    case .question: Plural.english(count, one: "question", other: "questions")
    case .answer: Plural.english(count, one: "answer", other: "answers")
    }
  }
}
