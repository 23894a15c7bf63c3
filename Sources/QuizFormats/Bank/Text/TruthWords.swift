internal import QuizEngine

/// How the two answers of a true-or-false question are called; English where a language isn't known.
struct TruthWords {
  let isTrue: String
  let isFalse: String

  init(_ language: Language) {
    switch language.tag.lowercased().prefix(2) {
    case "ru": (isTrue, isFalse) = ("Верно", "Неверно")
    case "zh": (isTrue, isFalse) = language.tag.contains("Hans") ? ("对", "错") : ("對", "錯")
    case "de": (isTrue, isFalse) = ("Richtig", "Falsch")
    case "fr": (isTrue, isFalse) = ("Vrai", "Faux")
    case "es": (isTrue, isFalse) = ("Verdadero", "Falso")
    default: (isTrue, isFalse) = ("True", "False")
    }
  }
}
