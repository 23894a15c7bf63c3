#if MariaDB
  import Testing

  @testable import QuizMariaDB

  struct ErrorTests {
    @Test(arguments: [
      "Trigger 'round_stays' has an error in its body: 'Query was empty'",
      "Unknown trigger has an error in its body: 'Query was empty'",
    ])
    func `a trigger that a node knows half of is a reason to connect anew`(message: String) {
      #expect(MariaDBError(code: 1064, message: message).endsConnection)
    }

    @Test func `a statement of ours that isn't SQL is none`() {
      #expect(!MariaDBError(code: 1064, message: "You have an error in your SQL syntax near 'SELEKT'").endsConnection)
    }
  }
#endif
