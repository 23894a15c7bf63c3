import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct HostileBoardTests {
  private static let hostile = HostileTextTests.hostile

  @Test func `names, groups, reports, reasons and questions are escaped`() throws {
    let pages = try Self.pages()
    #expect(pages.count == 15)
    for page in pages {
      let text = page.text
      #expect(!text.utf8.contains("<script>alert"), "\(text.prefix(300))")
      #expect(!text.utf8.contains("<img src=x") && !text.utf8.contains("\"'>"))
      #expect(text.utf8.contains("&lt;script&gt;alert(1)"))
    }
  }

  private static func pages() throws -> [HTML] {
    let group = GroupsPage.Group(name: hostile, inviteCode: PageSamples.publicID, members: 3)
    let own = BoardSamples.entry(9, hostile, 3, isOwn: true)
    let company = GroupsPage.Group(name: hostile, inviteCode: PageSamples.publicID, members: 1)
    let player = AdminSamples.player(at: SitePath.admin)
    let item = try #require(AdminSamples.item(text: hostile, translated: hostile))
    return [
      BoardSamples.boards(BoardSamples.board(own: own, [BoardSamples.entry(1, hostile, 2)], count: 9)).html,
      BoardSamples.boards(BoardSamples.board(group: group), groups: [group]).html,
      BoardSamples.groups([company]).html,
      BoardSamples.group(name: hostile, group: company).html,
      JoinPage(invitee: .player(player), group: company, founder: hostile).html,
      JoinPage(invitee: .signedOut(player.page, idempotencyKey: nil), group: company, founder: hostile).html,
      AdminReportsPage(context: player, reportedItems: [.init(item: item, texts: [hostile], count: 1)]).html,
      AdminItemPage(context: player, details: AdminSamples.details(item, reports: [hostile])).html,
      AdminConfirmationPage(
        context: player, details: AdminSamples.details(item), action: .rekey(option: 0), reason: hostile
      ).html,
      AdminSamples.schedule([.init(item: item, starts: 1)]).html,
      AdminSamples.analytics([AdminSamples.analytics(item, answers: [hostile, "Canberra"])]).html,
      LicencesPage(
        context: player.page,
        summaries: [.init(licence: Licence(hostile), questions: 9, works: [(title: hostile, questions: 9)], others: 0)]
      ).html,
      PastSamples.list(entries: [PastSamples.entry(1, .easy, .correct, hostile)]).html,
      PastSamples.day(entries: [PastSamples.question(.easy, PastSamples.wrong, text: hostile)]).html,
      AdminAuditLogPage(
        context: player,
        entries: [
          AdminSamples.logEntry(hostile, by: hostile),
          AdminSamples.correction([.init(former: hostile, present: hostile)]),
        ]
      ).html,
    ]
  }
}

extension String.UTF8View {
  /// Compares bytes, because a `<` can form one character with a combining mark.
  fileprivate func contains(_ part: String) -> Bool {
    let (bytes, sought) = (Array(self), Array(part.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: sought) }
  }
}
