import QuizPages
import QuizService

/// Keeps the pages that were prepared last. A page is prepared when the first visitor asks for it; it is filled in for
/// all others who get the same one.
final class PreparedPageCache<Key: Hashable & Sendable, Page: PreparedPage>: Sendable {
  private let pages: GenerationalCache<Key, Page>

  /// - Parameter capacity: in bytes of markup.
  init(capacity: Int) { pages = GenerationalCache(capacity: capacity) }

  /// The prepared page; made if it isn't there.
  func page(for key: Key, make: () -> Page) -> Page {
    if let page = pages[key] { return page }
    return insert(make(), for: key)
  }

  /// The same for a page whose parts must be loaded.
  func page(for key: Key, make: () async throws(PageError) -> Page) async throws(PageError) -> Page {
    if let page = pages[key] { return page }
    return insert(try await make(), for: key)
  }

  private func insert(_ page: Page, for key: Key) -> Page {
    pages.insert(page, for: key, weight: page.byteCount)
    return page
  }
}
