import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var groups: [StoreCase] {
    [
      StoreCase("a group is created, joined by its invite code, and deleted with its last member", membership),
      StoreCase("a group's boards show its members, to members only", groupBoards),
      StoreCase("a group knows its founder until they leave, and tells members who still has to play") { fixture in
        try await fixture.addQuestions(1)
        let (ada, bob, cleo) = try await (fixture.player("ada"), fixture.player("Bob"), fixture.player("Cleo"))
        let group = try await fixture.found("Friends", by: ada)
        for player in [bob, cleo] {
          _ = try await fixture.store.join(group.id, player.id, at: StoreFixture.noon + .minutes(1))
        }
        func days(_ account: Account) async throws -> [GroupMemberDay] {
          try await fixture.store.memberDays(on: StoreFixture.today, in: group.id, for: account.id)
        }
        func stillToPlay(_ account: Account) async throws -> [String] {
          try await days(account).filter { $0.rounds.count < Difficulty.allCases.count }.map(\.name.text)
        }
        try await fixture.playDay(bob, right: 0)
        for difficulty in [Difficulty.easy, .hard] { try await fixture.answer(cleo, difficulty) }
        _ = try await fixture.start(cleo, .medium)
        #expect(try await stillToPlay(bob) == ["ada", "Cleo"])
        let rounds = try await days(bob).map(\.rounds)
        #expect(rounds.map { Set($0.keys) } == [[], [.easy, .medium, .hard], [.easy, .hard]])
        #expect(rounds[1].values.allSatisfy { $0.verdict == .wrong && !$0.isVoid })
        #expect(try await stillToPlay(fixture.player("Dan")) == [])
        #expect(try await fixture.store.founder(of: group.id)?.text == "ada")
        try await fixture.store.leave(group.id, ada.id)
        #expect(try await fixture.store.founder(of: group.id) == nil)
        #expect(try await stillToPlay(bob) == ["Cleo"])
      },
      StoreCase("the size of a group is limited, even for concurrent joins") { fixture in
        let players = try await atOnce(PlayerGroup.maxMembers + 20) { try await fixture.player("Player \($0)") }
        let group = try await fixture.found("Full", by: players[0])
        let entries = try await atOnce(players.count) { index in
          try await fixture.store.join(group.id, players[index].id, at: StoreFixture.noon)
        }
        #expect(entries.count { $0 == .joined } == PlayerGroup.maxMembers)
        #expect(entries.count { $0 == .groupFull } == 20)
        #expect(try await fixture.store.group(invitedBy: group.invitation)?.members == PlayerGroup.maxMembers)
      },
      StoreCase("the number of a player's groups is limited") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        for index in 0..<PlayerGroup.maxGroups { try await fixture.found("Group \(index)", by: ada) }
        #expect(try await fixture.store.createGroup(.named("One more"), by: ada.id, at: StoreFixture.noon) == nil)
        let other = try await fixture.found("Bob’s", by: bob)
        #expect(try await fixture.store.join(other.id, ada.id, at: StoreFixture.noon) == .tooManyGroups)
        #expect(try await fixture.store.groups(of: ada.id).count == PlayerGroup.maxGroups)
      },
    ]
  }

  private static func membership(_ fixture: StoreFixture) async throws {
    let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
    let group = try await fixture.found("Chess club", by: ada)
    #expect(group.name == "Chess club" && group.members == 1)
    #expect(try await fixture.store.group(invitedBy: group.invitation) == group)
    #expect(try await fixture.store.group(invitedBy: .random()) == nil)
    for _ in 0..<2 { #expect(try await fixture.store.join(group.id, bob.id, at: StoreFixture.noon) == .joined) }
    let both = PlayerGroup(id: group.id, name: group.name, invitation: group.invitation, members: 2)
    #expect(try await fixture.store.groups(of: bob.id) == [both])
    try await fixture.store.leave(group.id, ada.id)
    #expect(try await fixture.store.groups(of: ada.id).isEmpty)
    try await fixture.store.leave(group.id, bob.id)
    #expect(try await fixture.store.group(invitedBy: group.invitation) == nil)
    #expect(try await fixture.store.join(group.id, ada.id, at: StoreFixture.noon) == .noSuchGroup)
  }

  private static func groupBoards(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(2)
    let names = ["Ada", "Bob", "Cleo"]
    var players: [Account] = []
    for name in names { players.append(try await fixture.player(name)) }
    let group = try await fixture.found("Friends", by: players[0])
    _ = try await fixture.store.join(group.id, players[1].id, at: StoreFixture.noon)
    for (index, player) in players.enumerated() {
      try await fixture.answer(player, after: .seconds(Int64(9 - index)))
      try await fixture.answer(player, .hard, right: index == 0, after: .seconds(1))
    }
    let day = try await fixture.board(players[0], in: group)
    #expect(day.lines == ["1 Bob 1 8000", "2 Ada 1 9000"])
    #expect(day.count == 2 && day.ownEntry?.rank == 2)
    #expect(try await fixture.week(players[1], in: group).lines == ["1 Ada 2 10000", "2 Bob 1 8000"])
    #expect(try await fixture.week(players[1], in: group, limit: 1).ownEntry?.rank == 2)
    let nothing = BoardPage(entries: [], ownEntry: nil, count: 0)
    #expect(try await fixture.board(players[2], in: group) == nothing)
    #expect(try await fixture.week(nil, in: group) == nothing)
  }
}

extension StoreFixture {
  @discardableResult
  func found(_ name: String, by account: Account) async throws -> PlayerGroup {
    try #require(try await store.createGroup(.named(name), by: account.id, at: Self.noon))
  }
}

extension NewGroup {
  static func named(_ name: String) -> NewGroup { NewGroup(name: name, invitation: .random()) }
}
