import Foundation
import QuizEngine
import QuizFormats

// Prints how likely each outcome of a quiz is for somebody who answers at random.

guard CommandLine.arguments.count == 2 else {
  print("usage: QuizOdds QUIZ-FILE")
  exit(2)
}
let result = QuizFile.read(at: CommandLine.arguments[1])
guard let quiz = result.quiz else {
  print(result.errors.map(\.message).joined(separator: "\n"))
  exit(1)
}
for (outcome, odds) in zip(quiz.outcomes, Odds(of: quiz).outcomes) {
  print("\(outcome.id.name): \((odds.result.probability * 1000).rounded() / 10) %")
}
