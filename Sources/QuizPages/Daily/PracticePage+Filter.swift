import HTML
import QuizEngine

extension PracticePage {
  var difficulties: HTML {
    let names = context.texts.game.difficulties
    let options = Difficulty.allCases.map { option($0.rawValue, label: names[$0], isChosen: $0 == filter.difficulty) }
    return select("difficulty", label: texts.difficulty, any: texts.anyDifficulty, options: options)
  }

  var categories: HTML {
    let names = context.texts.game.categories
    let options = TriviaCategory.allCases.map { option($0.rawValue, label: names[$0], isChosen: $0 == filter.category) }
    return select("category", label: texts.category, any: texts.anyCategory, options: options)
  }

  private func select(_ name: HTML, label: String, any: String, options: [HTML]) -> HTML {
    """
    <div class="field"><label for="\(name)">\(label)</label><select id="\(name)" name="\(name)">\
    <option value="">\(any)</option>\(options)</select></div>
    """
  }

  private func option(_ value: String, label: String, isChosen: Bool) -> HTML {
    "<option value=\"\(value)\"\(" selected", if: isChosen)>\(label)</option>"
  }
}
