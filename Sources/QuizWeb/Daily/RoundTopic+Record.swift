import QuizEngine
import QuizPages
import QuizService

extension RoundRecord {
  var topic: RoundTopic { RoundTopic(difficulty: difficulty, category: question.category) }
}
