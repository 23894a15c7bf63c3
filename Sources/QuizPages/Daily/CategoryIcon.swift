import HTML
import QuizEngine

/// The drawings of the categories, as lines on a grid of 48 units.
enum CategoryIcon {
  /// - Parameter category: nil if it isn't known before Start.
  static func html(_ category: TriviaCategory?) -> HTML {
    "<svg class=\"category-icon\" viewBox=\"0 0 48 48\" aria-hidden=\"true\">\(shapes(category))</svg>"
  }

  private static func shapes(_ category: TriviaCategory?) -> HTML {
    switch category {
    case .arts: palette
    case .general: bulb
    case .geography: globe
    case .history: temple
    case .science: flask
    case .sports: cup
    case nil: questionMark
    }
  }

  private static let palette: HTML = """
    <path d="M24 6C13 6 5 14 5 24s8 18 17.5 18c3 0 4.5-1.8 4.5-4 0-3-2.5-3.5-2.5-6.5 0-2.3 2-4 4.5-4h6c5 0 8-3 8-7.5C43 12 35 6 24 6z"/>\
    <circle cx="14" cy="22" r="2.25"/><circle cx="20" cy="14" r="2.25"/><circle cx="29.5" cy="13.5" r="2.25"/>\
    <circle cx="36" cy="20" r="2.25"/>
    """

  private static let bulb: HTML = """
    <path d="M24 5a13.5 13.5 0 0 0-8.5 24c2.2 1.9 3.5 3.8 3.5 6.5h10c0-2.7 1.3-4.6 3.5-6.5A13.5 13.5 0 0 0 24 5z"/>\
    <path d="M20 40h8M22 44h4M24 35v-9M20 22l4 4 4-4"/>
    """

  private static let globe: HTML = """
    <circle cx="24" cy="24" r="18"/><path d="M6.5 20h35M6.5 28h35M24 6c-10.5 9.5-10.5 26.5 0 36M24 6c10.5 9.5 10.5 26.5 0 36"/>
    """

  private static let temple: HTML = """
    <path d="M5 18L24 6l19 12zM11 18v18M19.7 18v18M28.3 18v18M37 18v18M8 36h32M5 42h38"/>
    """

  private static let flask: HTML = """
    <path d="M18 5h12M20.5 5v13L9.3 37.5A3 3 0 0 0 12 42h24a3 3 0 0 0 2.7-4.5L27.5 18V5M14.5 29h19"/>\
    <circle cx="20.5" cy="35.5" r="1.5"/><circle cx="28" cy="34" r="2"/>
    """

  private static let cup: HTML = """
    <path d="M14 6h20v12a10 10 0 0 1-20 0zM14 10H6v3a8 8 0 0 0 8.5 8M34 10h8v3a8 8 0 0 1-8.5 8M24 28v7M15 42h18M18 42c0-4 2.5-7 6-7s6 3 6 7"/>
    """

  private static let questionMark: HTML = """
    <path d="M16 17a8 8 0 1 1 11.5 7.2C25 25.5 24 27.2 24 31M24 38.5v.1"/>
    """
}
