extension Texts.Studio {
  static let english = Texts.Studio(
    home: Home(
      title: "Studio",
      own: "Your quizzes",
      empty: Texts.Message(
        title: "Your quizzes will be here",
        text: "Begin with an example: it shows how a quiz is put together, and every word of it can become yours."),
      playsThisWeek: { "\(Plural.english($0, one: "play", other: "plays")) this week" },
      newQuiz: "New quiz",
      startEmpty: "Start with an empty quiz",
      fromExample: "Or with an example",
      examples: Examples(
        buttons: Texts.Message(title: "Buttons", text: "One press answers a question. The classic."),
        sliders: Texts.Message(title: "Sliders and switches", text: "How much, and which of these."),
        pool: Texts.Message(
          title: "A different play each time", text: "Many questions, of which each play draws a few."),
        languages: Texts.Message(title: "Two languages", text: "Every text side by side in both.")),
      file: "Or with a file",
      fileHint: "A Parlour quiz (YAML, JSON, or a ZIP with its pictures), or an H5P Personality Quiz.",
      makeFromFile: "Make a quiz from the file",
      folder: "Quizzes of the house",
      folderText: "They stay as they are. A copy is yours to change.",
      copy: "Make a copy",
      copyOf: { "Make a copy of “\($0)”" }),
    states: States(
      draft: "Draft",
      published: "Published",
      unlisted: "only with the link",
      changed: "Published, changed since",
      unpublished: "Not on the site any more",
      reason: "Why"),
    editor: .english, odds: .english, publishing: .english,
    untitled: "Untitled quiz")
}
