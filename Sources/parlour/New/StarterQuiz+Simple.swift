extension StarterQuiz {
  /// The quiz that `parlour new --simple` writes: only what a quiz needs.
  static func simple(name: String) -> String {
    """
    # A quiz for Parlour. See its mistakes and its odds:  parlour check \(name).yaml
    # Put a text in "quotation marks" if it has a colon, a # or a bracket in it. Indent with spaces, not with tabs.
    language: en
    title: Tea, coffee or cocoa?
    description: Four questions about an ordinary morning, and you will know.
    reveal: "You are {outcome}!"

    # What players can turn out to be.
    outcomes:
      - id: tea
        emoji: 🍵
        name: tea
        description: You give things time, and they come out better for it.
      - id: coffee
        emoji: ☕
        name: coffee
        description: You are halfway there before the others have found their shoes.
      - id: cocoa
        emoji: 🍫
        name: cocoa
        description: You know what is good for you, and today it has whipped cream.

    # Each answer counts for the outcome whose id it names.
    questions:
      - text: The alarm rings. What now?
        answers:
          - text: I have been up for an hour.
            outcome: coffee
          - text: I stretch for a while.
            outcome: tea
          - text: I hide under the pillow.
            outcome: cocoa

      - text: What is it like outside?
        answers:
          - text: Sunny, and I am off.
            outcome: coffee
          - text: Foggy, and quiet.
            outcome: tea
          - text: Snow! Nobody goes anywhere.
            outcome: cocoa

      - text: What belongs on the table?
        answers:
          - text: My phone
            outcome: coffee
          - text: The newspaper
            outcome: tea
          - text: A second slice of cake
            outcome: cocoa

      - text: Which music suits it?
        answers:
          - text: Something fast
            outcome: coffee
          - text: None at all
            outcome: tea
          - text: Something from childhood
            outcome: cocoa

    """
  }
}
