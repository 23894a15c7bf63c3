internal import QuizEngine

/// The answers of a true-or-false question; English if the language is unknown.
struct TrueFalseLabels {
  let trueLabel: String
  let falseLabel: String

  init(_ language: Language) {
    switch language.tag.lowercased().prefix(2) {
    case "ru": (trueLabel, falseLabel) = ("Верно", "Неверно")
    case "zh": (trueLabel, falseLabel) = language.tag.contains("Hans") ? ("对", "错") : ("對", "錯")
    case "de": (trueLabel, falseLabel) = ("Richtig", "Falsch")
    case "fr": (trueLabel, falseLabel) = ("Vrai", "Faux")
    case "es": (trueLabel, falseLabel) = ("Verdadero", "Falso")
    default: (trueLabel, falseLabel) = ("True", "False")
    }
  }
}
