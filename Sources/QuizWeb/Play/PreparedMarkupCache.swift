import QuizPages
import QuizService

/// Keeps the markup that was prepared last. It is prepared when the first visitor asks for it, and used for all others
/// who get the same.
final class PreparedMarkupCache<Key: Hashable & Sendable, Markup: PreparedMarkup>: Sendable {
  private let cache: GenerationalCache<Key, Markup>

  /// - Parameter capacity: in bytes of markup.
  init(capacity: Int) { cache = GenerationalCache(capacity: capacity) }

  /// The prepared markup; made if it isn't there.
  func markup(for key: Key, make: () -> Markup) -> Markup {
    if let markup = cache[key] { return markup }
    return insert(make(), for: key)
  }

  /// The same for markup whose parts must be loaded.
  func markup(for key: Key, make: () async throws(PageError) -> Markup) async throws(PageError) -> Markup {
    if let markup = cache[key] { return markup }
    return insert(try await make(), for: key)
  }

  private func insert(_ markup: Markup, for key: Key) -> Markup {
    cache.insert(markup, for: key, weight: markup.byteCount)
    return markup
  }
}
