import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct HostileTextTests {
  static let hostile = "\u{0600}<script>alert(1)</script>\"'><img src=x onerror=alert(2)> &amp; \u{202E}{outcome}"

  @Test func `an author's texts are escaped on every page`() {
    let pages = Self.pages(of: Self.poisoned)
    #expect(pages.count == 9)
    for page in pages {
      #expect(!page.text.utf8Contains("<script>alert"))
      #expect(!page.text.utf8Contains("<img src=x"))
      #expect(!page.text.utf8Contains("\"'>"))
      #expect(page.text.utf8Contains("&lt;script&gt;alert(1)"))
    }
  }

  @Test func `a placeholder inside a name isn't replaced`() {
    #expect("You are {outcome}!".replacing("{outcome}", by: "{outcome}") == "You are {outcome}!")
    #expect("{outcome}{outcome}".replacing("{outcome}", by: "a") == "aa")
    #expect("{outcome".replacing("{outcome}", by: "a") == "{outcome")
  }

  @Test(arguments: [
    ("Short.", "Short."), ("First.\nSecond.", "First."), ("", ""),
    (String(repeating: "word ", count: 100), String(repeating: "word ", count: 55) + "word…"),
    (String(repeating: "a", count: 10_000), String(repeating: "a", count: 280) + "…"),
  ])
  func `a card shortens a long description`(description: String, expected: String) {
    #expect(description.teaser == expected)
  }

  @Test(arguments: [
    ("One. Two.", "One."), ("At 9.30 it rains! Or not.", "At 9.30 it rains!"), ("No point", "No point"), ("", ""),
    ("先這樣。再那樣。", "先這樣。"), ("First\nsecond. Third.", "First"),
    (String(repeating: "word ", count: 100), String(repeating: "word ", count: 55) + "word…"),
  ])
  func `a card shows the first sentence whole`(description: String, expected: String) {
    #expect(description.firstSentence == expected)
  }

  private static func pages(of quiz: Quiz) -> [HTML] {
    let context = PageSamples.quizContext(quiz)
    let responses: [QuestionResponse] = [.single(0), .single(0), .multiple([0]), .ranged(0)]
    let questions = quiz.questions.indices.map { position in
      QuestionPage(
        context: context, playID: PageSamples.publicID,
        play: Play(quiz: quiz, seed: 1, responses: Array(responses.prefix(position))), position: position
      ).html
    }
    let play = Play(quiz: quiz, seed: 1, responses: responses)
    let undecided = PlayResult(tally: Tally(outcomes: 2), outcome: nil, leaders: [], decision: .undecided)
    let decided = PlayResult(tally: Tally(outcomes: 2), outcome: 0, leaders: [0, 1], decision: .chance)
    return questions + [
      FrontPage(
        context: context.page, listedCount: 20, search: hostile, foundCount: 1,
        cards: [
          .init(context: context, minutes: 1, lastPlay: .finished(FinishedPlay(playID: "x", outcome: OutcomeID("sun"))))
        ]
      ).html,
      IntroductionPage(
        context: context, openPlay: nil, finishedPlay: FinishedPlay(playID: "x", outcome: OutcomeID("sun"))
      ).html,
      ResultPage(context: context, playID: "x", play: play, result: undecided).html,
      ResultPage(
        context: context, playID: "x", play: play, result: decided,
        sharing: ResultPage.Sharing(hasCard: true, comparison: .given(invitation: "x")),
        friend: ResultPage.FriendProfile(points: [1, 2], outcome: 1),
        more: ResultPage.More(cards: [FrontPage.Card(context: context, minutes: 1).compactHTML()])
      ).html,
      SharePage(context: context, outcome: quiz.outcomes[0], minutes: 1).html,
    ]
  }

  private static var poisoned: Quiz {
    var quiz = PageSamples.quiz
    let text = PageSamples.text(hostile)
    (quiz.title, quiz.description, quiz.reveal) = (text, text, text)
    quiz.undecided = UndecidedText(title: text, description: text)
    for index in quiz.outcomes.indices {
      quiz.outcomes[index].name = text
      quiz.outcomes[index].description = text
      quiz.outcomes[index].emoji = hostile
    }
    for index in quiz.questions.indices {
      quiz.questions[index].text = text
      for answer in quiz.questions[index].answers.indices { quiz.questions[index].answers[answer].text = text }
    }
    return quiz
  }
}

extension String {
  /// Compares bytes, because a `<` can form one character with a combining mark.
  func utf8Contains(_ part: String) -> Bool {
    let (bytes, sought) = (Array(utf8), Array(part.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: sought) }
  }
}
