extension Texts.Studio {
  static let english = Texts.Studio(
    home: Home(
      title: "Studio",
      own: "Your quizzes",
      all: "All quizzes",
      empty: Texts.Message(
        title: "Your quizzes will be here",
        text: "Begin with an example: it shows how a quiz is put together, and every word of it can become yours."),
      nothing: Texts.Message(title: "No quizzes yet", text: "Quizzes that authors make will be here."),
      playsThisWeek: { "\(Plural.english($0, one: "play", other: "plays")) in 7 days" },
      newQuiz: "New quiz"),
    newQuiz: NewQuiz(
      title: "New quiz",
      empty: Texts.Message(title: "Empty", text: "Everything from the first word on."),
      examples: Examples(
        buttons: Texts.Message(title: "Buttons", text: "One press answers a question. The classic."),
        sliders: Texts.Message(title: "Sliders and switches", text: "How much, and which of these."),
        pool: Texts.Message(
          title: "A different play each time", text: "Many questions, of which each play draws a few."),
        languages: Texts.Message(title: "Two languages", text: "Every text side by side in both.")),
      fromFile: "From a file",
      file: "Quiz file",
      fileHint: "A Parlour quiz without pictures: YAML or JSON, up to 1 MB.",
      makeFromFile: "Make a quiz from the file",
      fileErrors: FileErrors(
        noFile: "Choose a file first.",
        tooLarge:
          "The file is larger than 1 MB. A quiz file has only texts and numbers, so it is probably another file.",
        hasMistakes: {
          "The file has \(Plural.english($0, one: "mistake", other: "mistakes")). Correct the file and choose it again; nothing was saved."
        },
        hasPictures:
          "The file names pictures, and pictures can’t be uploaded yet. Remove them from the file and choose it again.",
        outdated:
          "Somebody changed the quiz meanwhile. This is how it is now; if the file is still right, choose it again."),
      location: { line, column in "Line \(line.withCommas), column \(column)" },
      moreMistakes: { "And \(Plural.english($0, one: "more mistake", other: "more mistakes"))." },
      folder: "Quizzes of the house",
      folderText: "They stay as they are. A copy is yours to change.",
      copy: "Make a copy",
      copyOf: { "Make a copy of “\($0)”" },
      tooMany: {
        "You have \(Plural.english($0, one: "quiz", other: "quizzes")), which is the limit. Delete one first."
      }),
    draft: DraftContent(
      nothingWrong: "Nothing is wrong with it.",
      errors: {
        $0 == 1
          ? "One of them is a mistake: players can’t get the quiz before it is corrected."
          : "\($0.withCommas) of them are mistakes: players can’t get the quiz before they are corrected."
      },
      onlyWarnings: "None of them keeps the quiz from players.",
      nothingYet: "There is nothing here yet.",
      replace: "Replace it with a file",
      replaceText: "Download the quiz, change the file, and upload it here.",
      replaceButton: "Replace the quiz",
      replaced: "The quiz now is what the file says.",
      download: { "Download as \($0)" }),
    states: States(
      draft: "Draft",
      published: "Published",
      unlisted: "only with the link",
      changed: "Published, changed since",
      unpublished: "Not on the site any more",
      reason: "Why"),
    editor: .english, odds: .english, publishing: .english,
    errors: Errors(
      notAllowed: Texts.Message(
        title: "You can’t do this with the quiz", text: "It belongs to somebody else, or you make no quizzes any more."),
      changed: Texts.Message(title: "The quiz has changed meanwhile", text: "Open it again and see how it is now.")),
    toStudio: "To the studio",
    untitled: "Untitled quiz")
}
