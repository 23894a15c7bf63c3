import HTML
import QuizEngine

extension PageContext {
  /// Buttons that submit the option's index. Their markup doesn't depend on which one is correct.
  func choices(_ options: [String], in language: Language) -> [HTML] {
    options.enumerated().map { index, option in
      """
      <li><button class="answer" name="\(AnswerField.name)" value="\(index)">\
      <span class="text"\(languageAttributes(in: language))>\(option)</span></button></li>

      """
    }
  }
}
