extension Texts.Studio {
  static let english = Texts.Studio(
    home: Home(
      title: "Studio",
      own: "Your quizzes",
      all: "All quizzes",
      empty: Texts.Message(
        title: "Your quizzes will be here",
        text: "Begin with an example. It shows how a quiz is made, and you can change every word of it."),
      nothing: Texts.Message(title: "No quizzes yet", text: "Quizzes that are made here will be listed on this page."),
      notAuthor: Texts.Message(
        title: "You can’t make quizzes here", text: "Operators of this site decide who makes quizzes."),
      playsThisWeek: { "\(Plural.english($0, one: "play", other: "plays")) in 7 days" },
      manyPlaysThisWeek: { "\(Plural.english($0, one: "play", other: "plays")) or more in 7 days" },
      newQuiz: "New quiz"),
    newQuiz: NewQuiz(
      title: "New quiz",
      empty: Texts.Message(title: "Empty", text: "Nothing is written yet."),
      beginWithExample: "Begin with an example",
      examples: Examples(
        buttons: Texts.Message(title: "Buttons", text: "One press answers a question. The classic."),
        sliders: Texts.Message(title: "Sliders and switches", text: "Players say how much, or choose several answers."),
        pool: Texts.Message(
          title: "Different questions each time", text: "The quiz has many questions. Each play asks a few of them."),
        languages: Texts.Message(
          title: "Two languages", text: "Every text is in both languages, and players read theirs.")),
      fromFile: "From a file",
      file: "Quiz file",
      fileHint: "A Parlour quiz without pictures: YAML or JSON, up to 1 MB.",
      makeFromFile: "Make a quiz from the file",
      fileErrors: FileErrors(
        noFile: "Choose a file first.",
        tooLarge:
          "The file is larger than 1 MB. A quiz file has only texts and numbers, so this is probably the wrong file.",
        hasMistakes: {
          "The file has \(Plural.english($0, one: "mistake", other: "mistakes")). Correct the file and choose it again; nothing was saved."
        },
        hasPictures:
          "The file uses pictures, and pictures can’t be uploaded yet. Remove them from the file and choose it again.",
        refused:
          "The quiz in the file is too large for the studio. Shorten its texts or split it, and choose the file again.",
        storageFull:
          "Your quizzes and their histories take up too much space. Delete a quiz that you no longer need.",
        outdated:
          "Somebody changed the quiz in the meantime. This page shows it as it is now. If the file is still right, choose it again."
      ),
      location: { line, column in "Line \(line), column \(column)" },
      moreMistakes: { "And \(Plural.english($0, one: "more mistake", other: "more mistakes"))." },
      folder: "This site’s own quizzes",
      folderText: "They stay as they are. Your copy is yours to change.",
      copy: "Make a copy",
      copyOf: { "Make a copy of “\($0)”" },
      tooMany: {
        "You have \(Plural.english($0, one: "quiz", other: "quizzes")), which is the limit. Delete one first."
      }),
    draft: DraftContent(
      nothingWrong: "There is nothing to correct.",
      errors: {
        $0 == 1
          ? "1 mistake. Correct it before you publish."
          : "\($0.withCommas) mistakes. Correct them before you publish."
      },
      onlyWarnings: "You can publish without changing anything.",
      nothingYet: "There is nothing here yet.",
      replace: "Change the quiz",
      replaceText: "Download the quiz as a file, change the file in any text editor, and upload it here.",
      replaceButton: "Upload the file",
      change: "Change it",
      replaceHint: "YAML or JSON, up to 1 MB. The quiz keeps its pictures.",
      replaced: "The quiz now matches the file.",
      download: { "Download as \($0)" }),
    states: States(
      draft: "Draft",
      published: "Published",
      unlisted: "only with the link",
      changed: "Published, with unpublished changes",
      unpublished: "Taken off the site",
      reason: "Reason"),
    editor: .english, odds: .english,
    previews: Previews(
      title: "Preview",
      share: "Share the preview",
      text:
        "Anyone with a preview link can play the latest draft, without an account. Nothing they do is saved or counted.",
      make: "Make a link",
      made: "Here is the link. It is shown only once, so copy it now.",
      address: "Preview link",
      open: "Open the preview",
      links: "Links",
      link: { "Link from \($0)" },
      revoke: "Revoke",
      tooMany: {
        "There are \(Plural.english($0, one: "link", other: "links")), which is the limit. Revoke one first."
      },
      mark: "Preview. Nothing is saved or counted.",
      toDraft: "Back to the draft",
      notYet: Texts.Message(
        title: "This quiz can’t be played yet",
        text: "Its author still has something to correct. Try the link again later.")),
    publishing: .english,
    errors: Errors(
      notAllowed: Texts.Message(
        title: "You can’t do this with the quiz",
        text: "The quiz belongs to somebody else, or you are no longer an author."),
      changed: Texts.Message(title: "The quiz has changed in the meantime", text: "Open it again to see how it is now.")
    ),
    toStudio: "To the studio",
    untitled: "Untitled quiz")
}
