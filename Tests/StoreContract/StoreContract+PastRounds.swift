import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var pastRounds: [StoreCase] {
    [
      StoreCase("past rounds come page by page, the latest date first, and no date is split") { fixture in
        try await fixture.addQuestions(30)
        let (ada, bob) = (try await fixture.player(), try await fixture.player("Bob"))
        try await fixture.answer(bob)
        for day in 0..<8 {
          for difficulty in Difficulty.allCases.prefix(1 + day % 3) {
            try await fixture.answer(ada, difficulty, on: StoreFixture.today + day)
          }
        }
        _ = try await fixture.start(ada, .hard)
        #expect(try await fixture.store.firstDate(of: ada.id) == StoreFixture.today)
        #expect(try await fixture.store.firstDate(of: AccountID(4_711)) == nil)
        var pages: [[RoundRecord]] = []
        var before = StoreFixture.today + 99
        while let page = Optional(try await fixture.past(ada, before: before, limit: 4)), let last = page.last {
          pages.append(page)
          before = last.date
        }
        #expect(pages.map(\.count) == [3, 3, 3, 3, 3])
        let all = pages.flatMap(\.self)
        let order = Difficulty.allCases
        let sorted = all.sorted {
          ($1.date, order.firstIndex(of: $0.difficulty) ?? 0) < ($0.date, order.firstIndex(of: $1.difficulty) ?? 0)
        }
        #expect(all == sorted && all.count == 15)
        for page in pages.dropFirst() { #expect(page[0].date < pages[0][0].date) }
      },
      StoreCase("a list of past rounds has those that its filter lets through") { fixture in
        try await fixture.addQuestions(30)
        let ada = try await fixture.player()
        for day in 0..<12 {
          let date = StoreFixture.today + day
          try await fixture.answer(ada, .easy, on: date, right: day % 2 == 0)
          if day % 3 == 0 {
            let late = try await fixture.start(ada, .hard, on: date)
            try await fixture.show(late, after: .hours(2))
          }
        }
        let void = try #require(try await fixture.scheduled(on: StoreFixture.today + 1))
        _ = try await fixture.store.void(void.id, fixture.correction())
        let history = try await fixture.store.history(of: ada.id, at: StoreFixture.noon)
        var filters = PastRoundFilter.Result.allCases.map { PastRoundFilter(result: $0) }
        filters += Difficulty.allCases.map { PastRoundFilter(difficulty: $0) }
        filters += TriviaCategory.allCases.map { PastRoundFilter(category: $0, result: .correct) }
        for filter in filters + [PastRoundFilter()] {
          let found = try await fixture.past(ada, filter)
          let expected = history.filter(filter.matches)
          #expect(found.count == expected.count, "\(filter)")
          #expect(Set(found.map(\.date)) == Set(expected.map(\.date)), "\(filter)")
        }
        #expect(try await fixture.past(ada, PastRoundFilter(result: .wrong)).count == 5)
        #expect(try await fixture.past(ada, PastRoundFilter(result: .unanswered)).count == 4)
      },
      StoreCase("a date's questions have different categories as far as the bank allows") { fixture in
        try await fixture.addQuestions(60)
        for day in 0..<20 {
          let date = StoreFixture.today + day
          let days = try await fixture.store.schedule(of: StoreFixture.english, in: date...date, drawing: { 7 })
          #expect(Set(days.map(\.item.content.question.category)).count == 3, "on day \(day)")
        }
        let ada = try await fixture.player()
        for day in 20..<30 {
          var categories: Set<TriviaCategory> = []
          for difficulty in Difficulty.allCases {
            let round = try await fixture.start(ada, difficulty, on: StoreFixture.today + day, draw: .personal)
            categories.insert(round.item.content.question.category)
          }
          #expect(categories.count == 3, "on day \(day)")
        }
      },
      StoreCase("a bank of one category still has a question for each difficulty") { fixture in
        _ = try await fixture.add(
          Difficulty.allCases.flatMap { difficulty in (0..<3).map { .numbered($0 * 6, difficulty) } })
        for day in 0..<4 {
          let date = StoreFixture.today + day
          let days = try await fixture.store.schedule(of: StoreFixture.english, in: date...date, drawing: { 7 })
          #expect(days.count == 3)
        }
      },
    ]
  }
}

extension StoreFixture {
  fileprivate func past(
    _ account: Account, _ filter: PastRoundFilter = PastRoundFilter(), before date: CalendarDate = today + 99,
    limit: Int = 100
  ) async throws -> [RoundRecord] {
    try await store.pastRounds(of: account.id, matching: filter, before: date, limit: limit)
  }
}
