import HTML
import QuizEngine

extension PracticePage {
  var difficulties: HTML {
    let names = player.texts.game.difficulties
    let options = Difficulty.allCases.map { option($0.rawValue, names[$0], isChosen: $0 == filter.difficulty) }
    return select("difficulty", texts.difficulty, any: texts.anyDifficulty, options)
  }

  var categories: HTML {
    let names = player.texts.game.categories
    let options = TriviaCategory.allCases.map { option($0.rawValue, names[$0], isChosen: $0 == filter.category) }
    return select("category", texts.category, any: texts.anyCategory, options)
  }

  private func select(_ name: HTML, _ label: String, any: String, _ options: [HTML]) -> HTML {
    """
    <div class="field"><label for="\(name)">\(label)</label><select id="\(name)" name="\(name)">\
    <option value="">\(any)</option>\(options)</select></div>
    """
  }

  private func option(_ value: String, _ label: String, isChosen: Bool) -> HTML {
    "<option value=\"\(value)\"\(" selected", if: isChosen)>\(label)</option>"
  }
}
