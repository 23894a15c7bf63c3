import HTML

extension Texts {
  /// The texts of the studio, in which authors write quizzes.
  public struct Studio: Sendable {
    let home: Home
    let states: States
    let editor: Editor
    let odds: OddsWords
    let publishing: Publishing
    /// In place of the title of a quiz that has none.
    let untitled: String

    struct Home: Sendable {
      let title: String
      /// Heads the author's quizzes, for screen readers.
      let own: String
      let empty: Message
      let playsThisWeek: @Sendable (_ plays: Int) -> String
      let newQuiz: String
      let startEmpty: String
      /// Heads the examples.
      let fromExample: String
      let examples: Examples
      /// The label of the field for a file.
      let file: String
      let fileHint: String
      let makeFromFile: String
      /// Heads the quizzes of the quiz folder.
      let folder: String
      let folderText: String
      let copy: String
      let copyOf: @Sendable (_ title: String) -> String
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
  func reason(_ state: StudioQuizState, _ house: Texts.House) -> HTML {
    guard case .unpublished(let words?) = state else { return "" }
    return "<p class=\"note\">\(reason)\(house.labelSeparator)<span dir=\"auto\">\(words)</span></p>"
  }
}
