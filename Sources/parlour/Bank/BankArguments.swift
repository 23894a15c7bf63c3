public import ArgumentParser
public import QuizEngine
public import QuizFormats

// What stands behind an option is written as it is stored.

extension BankFormat: ExpressibleByArgument {}
extension BankWriter.Format: ExpressibleByArgument {}
extension QuizEngine.Category: ExpressibleByArgument {}
extension Difficulty: ExpressibleByArgument {}
