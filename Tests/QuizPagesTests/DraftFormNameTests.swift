import QuizDrafts
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DraftFormNameTests {
  @Test(arguments: [
    (DraftLocation(.quiz, .title, "zh-Hant"), "quiz.title.zh-Hant"),
    (DraftLocation(DraftItemID("q3"), .text, "ru"), "q3.text.ru"),
    (DraftLocation(DraftItemID("a7"), .points, "o2"), "a7.points.o2"),
    (DraftLocation(.quiz, .draw), "quiz.draw"),
    (DraftLocation(.quiz, .quota, "v1.0. «ё»"), "quiz.quota.v1.0. «ё»"),
  ])
  func `A field has a name that leads back to it`(location: DraftLocation, name: String) {
    #expect(location.formName == name)
    #expect(DraftLocation(formName: name) == location)
  }

  @Test(arguments: [
    "", "q3", "q3.", ".text", "q3.text.", "q3.nothing", "q3.points.o1", "o1.reveal.en", "quiz.emoji", "en.title",
  ])
  func `No other name is a field`(name: String) {
    #expect(DraftLocation(formName: name) == nil)
  }

  @Test func `Different fields have different elements`() {
    let names = ["quiz.quota.a.b", "quiz.quota.a b", "quiz.quota.a_b", "quiz.quota.aё", "quiz.quota.ab"]
    let ids = names.compactMap { DraftLocation(formName: $0)?.elementID }
    #expect(Set(ids).count == names.count)
    #expect(ids.allSatisfy { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } })
  }

  @Test(arguments: [EditorCard.introduction, .rules, .outcomes, .item(DraftItemID("o3")), .item(DraftItemID("q5"))])
  func `A card has a name in the address`(card: EditorCard) {
    #expect(EditorCard(card.name) == card)
  }

  @Test(arguments: ["", "quiz", "a1", "en", "Q1", "q"])
  func `Other names open no card`(name: String) { #expect(EditorCard(name) == nil) }
}
