import HTML

extension Texts {
  /// The texts of the studio, in which authors write quizzes.
  public struct Studio: Sendable {
    let home: Home
    public let newQuiz: NewQuiz
    let draft: DraftContent
    let states: States
    let editor: Editor
    let odds: OddsWords
    public let previews: Previews
    let publishing: Publishing
    public let errors: Errors
    /// The link to the studio's home.
    public let toStudio: String
    /// In place of the title of a quiz that has none.
    let untitled: String

    struct Home: Sendable {
      let title: String
      /// The author's quizzes.
      let own: String
      /// All quizzes of the house, which operators see.
      let all: String
      let empty: Message
      /// For somebody who makes no quizzes.
      let nothing: Message
      /// For somebody who may not make quizzes.
      let notAuthor: Message
      let playsThisWeek: @Sendable (_ plays: Int) -> String
      /// For a quiz whose plays aren't counted any further.
      let manyPlaysThisWeek: @Sendable (_ plays: Int) -> String
      let newQuiz: String
    }

    /// The ways to begin a quiz.
    public struct NewQuiz: Sendable {
      let title: String
      let empty: Message
      let beginWithExample: String
      let examples: Examples
      /// Heads the form for a file.
      let fromFile: String
      /// The label of the field for a file.
      let file: String
      let fileHint: String
      let makeFromFile: String
      public let fileErrors: FileErrors
      /// Where a mistake is in a file.
      let location: @Sendable (_ line: Int, _ column: Int) -> String
      let moreMistakes: @Sendable (_ count: Int) -> String
      /// Heads the quizzes of the quiz folder.
      let folder: String
      let folderText: String
      let copy: String
      let copyOf: @Sendable (_ title: String) -> String
      public let tooMany: @Sendable (_ limit: Int) -> String
    }

    /// Why nothing was made of a file.
    public struct FileErrors: Sendable {
      public let noFile: String
      public let tooLarge: String
      public let hasMistakes: @Sendable (_ count: Int) -> String
      public let hasPictures: String
      /// The quiz is larger than the studio takes.
      public let refused: String
      /// The author's quizzes and their histories are too large altogether.
      public let storageFull: String
      /// Somebody changed the quiz meanwhile.
      public let outdated: String
    }

    /// The preview of a draft, and the links to it.
    public struct Previews: Sendable {
      /// Leads to the preview.
      let title: String
      /// Heads the page with the links, and leads there.
      let share: String
      let text: String
      let make: String
      /// Follows when a link was made.
      let made: String
      /// The label of the link's address.
      let address: String
      let open: String
      /// Heads the links.
      let links: String
      let link: @Sendable (_ date: String) -> String
      let revoke: String
      public let tooMany: @Sendable (_ limit: Int) -> String
      /// Stands on every page of a preview.
      let mark: String
      /// Leads those who write the quiz back to it.
      let toDraft: String
      /// For visitors while the quiz has mistakes.
      public let notYet: Message
    }

    /// Why the studio didn't do something.
    public struct Errors: Sendable {
      /// The account may see the quiz, but not do this with it.
      public let notAllowed: Message
      /// It isn't any more as the page showed it.
      public let changed: Message
    }

    /// A draft's page.
    struct DraftContent: Sendable {
      let nothingWrong: String
      /// How many of them are mistakes.
      let errors: @Sendable (_ count: Int) -> String
      let onlyWarnings: String
      /// In place of outcomes or questions.
      let nothingYet: String
      let replace: String
      let replaceText: String
      let replaceButton: String
      /// The link to the form with the file.
      let change: String
      /// About the file.
      let replaceHint: String
      let replaced: String
      let download: @Sendable (_ format: String) -> String
    }

    /// A button for each example.
    struct Examples: Sendable {
      let buttons: Message
      let sliders: Message
      let pool: Message
      let languages: Message

      func words(_ example: DraftOrigin.Example) -> Message {
        switch example {
        case .buttons: buttons
        case .sliders: sliders
        case .pool: pool
        case .languages: languages
        }
      }
    }

    /// Where a quiz stands.
    struct States: Sendable {
      let draft: String
      let published: String
      /// Whoever has the link can play it.
      let unlisted: String
      /// Published, and changed since.
      let changed: String
      let unpublished: String
      /// Precedes an operator's reason, with a colon between them.
      let reason: String
    }
  }
}

extension Texts.Studio.States {
  func html(_ state: StudioQuizState) -> HTML {
    switch state {
    case .draft: "\(draft)"
    case .published(let isListed): "\(published)\(" · \(unlisted)", if: !isListed)"
    case .changed(let isListed): "<strong>\(changed)</strong>\(" · \(unlisted)", if: !isListed)"
    case .unpublished: "\(unpublished)"
    }
  }

  /// Why an operator took a quiz off the site; empty if nobody did.
  func reason(_ state: StudioQuizState, _ site: Texts.Site) -> HTML {
    guard case .unpublished(let words?) = state else { return "" }
    return "<p class=\"note\">\(reason)\(site.labelSeparator)<span dir=\"auto\">\(words)</span></p>"
  }
}
