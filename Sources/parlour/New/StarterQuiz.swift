/// The quiz that `parlour new` writes.
enum StarterQuiz {
  static func text(name: String) -> String {
    """
    # A quiz for Parlour. Lines that begin with # are notes for you; players never see them.
    # See its mistakes and its odds:  parlour check \(name).yaml
    # For completion in your editor:  parlour schema > quiz.schema.json  and keep the next line.
    # yaml-language-server: $schema=quiz.schema.json

    # The quiz's name in addresses. Without this line the file's name is taken.
    id: \(name)

    # The first language is your own. Every text is either plain, and then in that language, or a mapping from
    # languages to texts, as the title here.
    languages: [en, ru]
    title:
      en: Tea or coffee?
      ru: Чай или кофе?
    description:
      en: Five questions about an ordinary morning, and you will know.
      ru: Пять вопросов об обычном утре — и всё станет ясно.

    # The quiz's colour. The quotation marks matter: a # begins a comment.
    accent: "#8a5a2b"

    # A picture is a file beside this one: PNG, JPEG, GIF, WebP, AVIF or SVG, up to 2 MB. Outcomes, questions and
    # answers can have one too.
    # picture: cup.svg
    # picture: {file: cup.svg, alt: A steaming cup}

    # The sentence of the result. {outcome} becomes the emoji and the name.
    reveal:
      en: You are {outcome}!
      ru: Вы — {outcome}!

    # What players can turn out to be, two or more. Answers refer to them by id.
    outcomes:
      - id: tea
        emoji: 🍵
        name: {en: tea, ru: чай}
        description:
          en: You give things time, and they come out better for it.
          ru: Вы даёте всему время, и всё от этого только лучше.
      - id: coffee
        emoji: ☕
        name: {en: coffee, ru: кофе}
        description:
          en: You are halfway there before the others have found their shoes.
          ru: Вы уже на полпути, пока остальные ищут ботинки.
      - id: cocoa
        emoji: 🍫
        name: {en: cocoa, ru: какао}
        description:
          en: You know what is good for you, and today it has whipped cream.
          ru: Вы знаете, что вам полезно, и сегодня это со взбитыми сливками.

    questions:
      # kind: single is the default. A press on an answer goes on at once. If you want a Next button instead, write
      # advance: submit in every single-choice question.
      - id: alarm
        text: {en: The alarm rings. You …, ru: Звонит будильник. Вы…}
        tag: bed
        answers:
          - text: {en: are up already, ru: уже на ногах}
            outcome: coffee
          - text: {en: stretch for a while, ru: не спеша потягиваетесь}
            outcome: tea
          - text: {en: hide under the pillow, ru: прячетесь под подушку}
            outcome: cocoa

      # An answer can count for several outcomes, with whole numbers of points from 0 to 100.
      - id: window
        text: {en: What is it like outside?, ru: Что за окном?}
        tag: bed
        answers:
          - text: {en: Sun, ru: Солнце}
            points: {coffee: 2, tea: 1}
          - text: {en: Fog, ru: Туман}
            points: {tea: 2, cocoa: 1}
          - text: {en: Snow, ru: Снег}
            points: {cocoa: 2, coffee: 1}

      # kind: multiple shows switches; any number of them may be on, each counts.
      - id: table
        kind: multiple
        text: {en: What belongs on the table?, ru: Что должно быть на столе?}
        tag: kitchen
        answers:
          - text: {en: The newspaper, ru: Газета}
            outcome: tea
          - text: {en: The phone, ru: Телефон}
            outcome: coffee
          - text: {en: A second slice of cake, ru: Второй кусок торта}
            outcome: cocoa

      # kind: ranged shows a slider from the first answer to the last. With bands: rounded (the default) the two ends
      # are half as wide as the others; with bands: equal all are the same.
      - id: time
        kind: ranged
        bands: equal
        text: {en: How much time have you got?, ru: Сколько у вас времени?}
        tag: kitchen
        answers:
          - text: {en: None, ru: Нисколько}
            outcome: coffee
          - text: {en: A little, ru: Немного}
            outcome: tea
          - text: {en: All morning, ru: Всё утро}
            outcome: cocoa

      - id: music
        text: {en: Which music suits it?, ru: Какая музыка подойдёт?}
        tag: kitchen
        answers:
          - text: {en: None at all, ru: Никакой}
            outcome: tea
          - text: {en: Something fast, ru: Что-нибудь быстрое}
            outcome: coffee
          - text: {en: Something from childhood, ru: Что-нибудь из детства}
            outcome: cocoa

      # The question that ties below names: asked last, and it counts for nothing else.
      - id: last-drop
        text: {en: What is at the bottom of the cup?, ru: Что на дне чашки?}
        answers:
          - text: {en: Leaves, ru: Чаинки}
            outcome: tea
          - text: {en: Grounds, ru: Гуща}
            outcome: coffee
          - text: {en: Something sweet, ru: Что-то сладкое}
            outcome: cocoa

    # Ask only so many of the questions, and so many of each tag. Without these lines all are asked.
    draw: 4
    quotas: {bed: 2, kitchen: 2}

    # Random order, for each play anew. shuffle: true is short for both. Sliders always keep their order.
    shuffle: {questions: true, answers: true}

    # How a tie is broken: random (the default), first (in the order above), or by a question.
    ties: {question: last-drop}

    # What a player reads who chose nothing that counts.
    undecided:
      title: {en: Still asleep, ru: Ещё спит}
      description:
        en: Nothing you chose counts for anything. Have a glass of water and try again.
        ru: Ничего из выбранного ни о чём не говорит. Выпейте воды и попробуйте снова.

    # Off the front page and its search, but there for everybody who has the address.
    # unlisted: true

    """
  }
}
