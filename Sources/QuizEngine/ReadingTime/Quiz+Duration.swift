extension Quiz {
  /// An estimate of how long a play takes, in whole minutes, rounded up; at least 1.
  ///
  /// It counts the time to read the questions and all their answers at the rates of ``ReadingTime``, and the time to
  /// decide on each answer. If plays draw from a pool, it is the mean over all draws.
  ///
  /// - Complexity: linear in the length of the quiz's texts.
  public func estimatedMinutes(in language: Language) -> Int {
    let minutes = seconds(in: language) / 60
    let whole = Int(minutes)
    return max(1, Double(whole) < minutes ? whole + 1 : whole)
  }

  /// Every question of a stratum is equally likely. So a stratum adds the mean time of its questions, multiplied by its
  /// count.
  private func seconds(in language: Language) -> Double {
    var seconds = tieBreaker?.seconds(in: language) ?? 0
    for stratum in strata where !stratum.questions.isEmpty {
      var all = 0.0
      for index in stratum.questions { all += questions[index].seconds(in: language) }
      seconds += all * Double(stratum.count) / Double(stratum.questions.count)
    }
    return seconds
  }
}

extension Question {
  /// The time from reading an answer to giving it, in seconds. It is our own estimate; we know of no published figure.
  static let decisionSeconds = 3.0

  fileprivate func seconds(in language: Language) -> Double {
    var seconds = Question.decisionSeconds + ReadingTime.seconds(of: text[language])
    for answer in answers { seconds += ReadingTime.seconds(of: answer.text[language]) }
    return seconds
  }
}
