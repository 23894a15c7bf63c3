extension Texts.Studio {
  /// The texts of the editor.
  struct Editor: Sendable {
    let introduction: String
    let outcomes: String
    let questions: String
    let rules: String
    let save: String
    let saved: String
    let undo: String
    let redo: String
    let publish: String
    let history: String
    let livePage: String
    /// How many diagnostics a card has, for screen readers.
    let notes: @Sendable (_ count: Int) -> String
    let actions: Actions
    let fields: Fields
    let points: Points
    /// An outcome, a question and an answer without words.
    let unnamedOutcome: String
    let unwrittenQuestion: String
    let answer: @Sendable (_ number: Int) -> String
    let untranslated: String
    /// Heads the diagnostics about a language that the card doesn't show.
    let inLanguage: @Sendable (_ language: String) -> String

    struct Actions: Sendable {
      let addOutcome: String
      let addQuestion: String
      let addAnswer: String
      let addLanguage: String
      let removeLanguage: @Sendable (_ language: String) -> String
      let moveUp: String
      let moveDown: String
      let duplicate: String
      let delete: String
      let moveToQuestion: String
    }

    struct Fields: Sendable {
      let title: String
      let description: String
      let languages: String
      /// The links that show a second language beside the first.
      let besides: String
      let oneLanguage: String
      let newLanguage: String
      let newLanguageHint: String
      let accent: String
      let accentHint: String
      let address: String
      let addressHint: String
      let fileName: String
      let fileNameHint: String
      let alt: String
      let removePicture: String

      let reveal: String
      let revealHint: String
      let undecidedTitle: String
      let undecidedDescription: String
      let undecidedHint: String
      let outcomeName: String
      let outcomeNameHint: String
      let emoji: String

      let question: String
      let kind: String
      let single: String
      let multiple: String
      let ranged: String
      let advance: String
      let press: String
      let submit: String
      let bands: String
      let roundedBands: String
      let equalBands: String
      let tag: String
      let tagHint: String

      let draw: String
      let drawHint: String
      let quota: @Sendable (_ tag: String) -> String
      let order: String
      let shuffledQuestions: String
      let shuffledAnswers: String
      let ties: String
      let chance: String
      let firstOutcome: String
      let oneMoreQuestion: String
      let tieBreaker: String
      let noTieBreaker: String
    }

    /// The table of answers and outcomes.
    struct Points: Sendable {
      let title: String
      let hint: String
      let answer: String
      let sum: String
      /// Marks an answer that gives no outcome a point.
      let idle: String
      /// Stands in place of the table.
      let noOutcomes: String
    }
  }
}
