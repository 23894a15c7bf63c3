// Measures the layout of a page as it stands in its window. Returns its faults, each as [kind, where, what]. The page is left as
// it was, scrolled to its top. Kinds:
//   wide     the page is wider than its window
//   broken   a word is broken inside, although it fits into a line of the page
//   cut      a text is cut off
//   overlap  two texts or controls lie on each other
//   covered  a control or a text can't be seen wholly, wherever the page is scrolled to
//   bars     what stays in the window while the page scrolls takes too much of it, or lies on the page's end
//   rows     links that are one row stand in several
//   font     letters of another language than their element's, whose font is then the wrong one
() => {
  // By how many pixels boxes may differ from what they should be: browsers round.
  const TOLERANCE = 1.5
  // How much of the window's height may be taken by what stays in it.
  const MAX_BARS_SHARE = 0.34
  const faults = []
  const report = (kind, element, what) => faults.push([kind, describe(element), what])

  const style = element => getComputedStyle(element)
  const number = text => parseFloat(text) || 0

  const clipped = new Map()
  // What is there for screen readers only is clipped away.
  function isClipped(element) {
    if (!element) return false
    if (!clipped.has(element)) {
      clipped.set(element, /^inset\((50|100)%\)/.test(style(element).clipPath) || isClipped(element.parentElement))
    }
    return clipped.get(element)
  }
  const isShown = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element)
  const short = text => text.trim().replace(/\s+/g, ' ').slice(0, 60)

  function describe(element) {
    const names = []
    for (let e = element; e && e !== document.body && names.length < 3; e = e.parentElement) {
      names.unshift(e.tagName.toLowerCase() + (e.id ? '#' + e.id : [...e.classList].map(name => '.' + name).join('')))
    }
    return names.join(' ')
  }

  function innerWidthOf(element) {
    return element.clientWidth - number(style(element).paddingLeft) - number(style(element).paddingRight)
  }

  // The width that texts have at most: the window's, without its margins.
  const line = document.documentElement.clientWidth - 2 * 20

  function shownTexts() {
    const texts = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      if (node.data.trim() && !node.parentElement.closest('script, style, textarea, select, svg') && isShown(node.parentElement)) {
        texts.push(node)
      }
    }
    return texts
  }

  const texts = shownTexts()

  // Words

  // The lines on which a part of a text stands.
  function rowsOf(text, start, length) {
    const range = document.createRange()
    range.setStart(text, start)
    range.setEnd(text, start + length)
    const rows = []
    for (const box of range.getClientRects()) {
      const row = rows.find(row => Math.abs(row.top - box.top) < Math.max(row.height, box.height) / 2)
      if (row) row.width += box.width
      else rows.push({ top: box.top, height: box.height, width: box.width })
    }
    return rows
  }

  // What stands between two spaces, or between Chinese letters, may be wider than a line: an address, for example. It breaks
  // anywhere then. Inside what is narrower no word may break.
  function brokenWords() {
    for (const text of texts) {
      if (rowsOf(text, 0, text.length).length < 2) continue
      for (const run of text.data.matchAll(/[^\s\p{Script=Han}]+/gu)) {
        const rows = rowsOf(text, run.index, run[0].length)
        if (rows.length < 2 || rows.reduce((sum, row) => sum + row.width, 0) > line) continue
        for (const word of run[0].matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{Nd}'’.,:]+/gu)) {
          if (rowsOf(text, run.index + word.index, word[0].length).length > 1) report('broken', text.parentElement, word[0])
        }
      }
    }
  }

  // Texts that are cut off

  // Names that players chose, where there is one line for them.
  const SHORTENED = '.site-navigation .account span, .scope summary bdi'
  // A row that is scrolled sideways by the focus of its links, or a table by keyboard.
  const scrollsSideways = element => ['auto', 'scroll'].includes(style(element).overflowX) &&
    (element.tabIndex === 0 || element.querySelector('a[href], button'))

  function cutTexts() {
    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element) || element.closest('svg, select')) continue
      if (element.matches('textarea, input')) {
        if (element.readOnly && element.scrollWidth > element.clientWidth + 1) report('cut', element, short(element.value))
        continue
      }
      const { overflowX, overflowY } = style(element)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const beyondRight = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && !scrollsSideways(element)
      // Letters are lower than their line, so that a few pixels of it may be missing.
      const beyondBottom = ['hidden', 'clip'].includes(overflowY) &&
        element.scrollHeight > element.clientHeight + number(style(element).fontSize) / 3
      if (!beyondRight && !beyondBottom || element.matches(SHORTENED)) continue
      const inside = texts.filter(text => element.contains(text) && !text.parentElement.closest('[aria-hidden=true]'))
      if (inside.length) report('cut', element, short(inside[0].data))
    }
    const canvas = document.createElement('canvas').getContext('2d')
    for (const select of document.querySelectorAll('select')) {
      if (!isShown(select)) continue
      canvas.font = style(select).font
      const text = select.selectedOptions[0]?.label ?? ''
      const arrow = style(select).appearance === 'none' ? 0 : 17
      if (canvas.measureText(text).width > innerWidthOf(select) - arrow + 1) report('cut', select, text)
    }
  }

  // Things that lie on each other

  const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'

  function isOneLine(element) {
    return style(element).display !== 'inline' || element.getClientRects().length === 1
  }

  // What is seen of an element: its box if it has a border or a background, else its letters and pictures. They may lie on the empty
  // margins of other things.
  function boxOf(element) {
    const { borderTopWidth, backgroundColor, backgroundImage } = style(element)
    const hasBox = number(borderTopWidth) || backgroundImage !== 'none' || !/(, 0\)|transparent)$/.test(backgroundColor)
    if (hasBox || element.matches('img, progress, input, select, textarea, svg')) return element.getBoundingClientRect()
    const boxes = [...element.querySelectorAll('img, svg')].filter(isShown).map(e => e.getBoundingClientRect())
    for (const text of texts.filter(text => element.contains(text))) boxes.push(...letters(text))
    return {
      left: Math.min(...boxes.map(box => box.left)), right: Math.max(...boxes.map(box => box.right)),
      top: Math.min(...boxes.map(box => box.top)), bottom: Math.max(...boxes.map(box => box.bottom)),
    }
  }

  // The lines of a text, each from the top of its capitals to its base. The whole box of a line is often higher than the line.
  function letters(text) {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const edge = (bottom - top) / 4
      return { left, right, top: top + edge, bottom: bottom - edge }
    })
  }

  // What is seen of a box inside a row that is scrolled sideways.
  function visiblePart(element, box) {
    const row = rowsToScroll.find(row => row !== element && row.contains(element))?.getBoundingClientRect()
    if (!row) return box
    return { top: box.top, bottom: box.bottom, left: Math.max(box.left, row.left), right: Math.min(box.right, row.right) }
  }
  const rowsToScroll = [...document.querySelectorAll('main *')].filter(e => ['auto', 'scroll'].includes(style(e).overflowX))

  // Puts what stays in the window into its own place. Returns a function that undoes it.
  function makeStatic(element) {
    const before = element.style.position
    element.style.setProperty('position', 'static', 'important')
    return () => { element.style.position = before }
  }

  // What stays in the window is measured in its own place. Open lists cover the page on purpose.
  function overlaps() {
    const moved = [...document.querySelectorAll('body *')].filter(e => ['sticky', 'fixed'].includes(style(e).position) && isShown(e))
    const restorers = moved.map(makeStatic)
    const things = [...document.querySelectorAll(`main h1, main h2, main p, main dd, main dt, main label, main th, main td, progress, output, img, ${CONTROLS}`)]
      .filter(e => isShown(e) && isOneLine(e) && !e.closest('[open] > ul'))
      .map(e => [e, visiblePart(e, boxOf(e))]).filter(([, box]) => box.right - box.left > 1 && box.bottom - box.top > 1)
      .sort(([, a], [, b]) => a.top - b.top)
    things.forEach(([one, a], index) => {
      for (let next = index + 1; next < things.length && things[next][1].top < a.bottom - TOLERANCE; next += 1) {
        const [other, b] = things[next]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (wide <= TOLERANCE || high <= TOLERANCE || one.contains(other) || other.contains(one)) continue
        // A link that spans its card on purpose.
        if (one.closest('.card, .day-band') && one.closest('.card, .day-band') === other.closest('.card, .day-band')) continue
        report('overlap', one, `${describe(other)}: ${Math.round(wide)} × ${Math.round(high)}`)
      }
    })
    for (const restorePosition of restorers) restorePosition()
  }

  // Bars: what stays in the window

  function bars() {
    const isBar = e => style(e).position === 'fixed' || style(e).position === 'sticky'
    return [...document.querySelectorAll('body *')].filter(e => isBar(e) && isShown(e) && e.getBoundingClientRect().height > 1)
  }

  // Of the window's height, at the top of the page; a bar in a column of its own lies on nothing.
  function highBars() {
    scrollTo(0, 0)
    const covering = bars().filter(bar => {
      const [box, position] = [bar.getBoundingClientRect(), style(bar).position]
      if (box.top >= innerHeight || box.bottom <= 0) return false
      if (position === 'fixed') return true
      const restore = makeStatic(bar)
      const staticBox = bar.getBoundingClientRect()
      restore()
      return Math.abs(staticBox.top - box.top) > 1
    })
    const height = covering.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
    if (height > MAX_BARS_SHARE * innerHeight) {
      report('bars', covering[0], `${covering.map(describe).join(', ')}: ${Math.round(height)} of ${innerHeight} px`)
    }
  }

  // Each control and each text, brought to the middle of the window as far as the page can be scrolled.
  function coveredThings() {
    const offsets = rowsToScroll.map(row => row.scrollLeft)
    const inOpen = element => !element.closest('details:not([open]) > :not(summary)')
    const controls = [...document.querySelectorAll(CONTROLS)].filter(e => isShown(e) && !e.disabled)
    const owners = [...new Set(texts.map(text => text.parentElement))].filter(e => !e.closest('[aria-hidden=true]'))
    for (const thing of new Set([...controls, ...owners])) {
      if (!inOpen(thing)) continue
      thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const boxes = [...thing.getClientRects()].filter(box => box.width > 1 && box.height > 1)
      if (!boxes.length) continue
      const points = boxes.length > 1 || !thing.matches(CONTROLS)
        ? [boxes[0], boxes.at(-1)].map(box => [box.left + box.width / 2, box.top + box.height / 2])
        : [[0.5, 0.5], [0.5, 0.15], [0.5, 0.85], [0.1, 0.5], [0.9, 0.5]]
            .map(([x, y]) => [boxes[0].left + boxes[0].width * x, boxes[0].top + boxes[0].height * y])
      const isHigher = boxes.at(-1).bottom - boxes[0].top > innerHeight
      for (const [x, y] of points) {
        if (isHigher && (y < 0 || y > innerHeight)) continue
        const top = document.elementFromPoint(x, y)
        if (top && belongs(top, thing)) continue
        report('covered', thing, top ? 'by ' + describe(top) : 'out of the window')
        break
      }
    }
    rowsToScroll.forEach((row, index) => { row.scrollLeft = offsets[index] })
    scrollTo(0, 0)
  }

  function belongs(top, control) {
    return control.contains(top) || top.contains(control) || top.closest('label')?.contains(control) ||
      control.closest('.card, .day-band')?.contains(top)
  }

  // Rows

  function rowsOfLinks() {
    for (const list of document.querySelectorAll('.tabs ul, .segments ul, .section-navigation ul, .site-navigation ul, .languages')) {
      if (!isShown(list)) continue
      const tops = new Set([...list.children].filter(isShown).map(child => Math.round(child.getBoundingClientRect().top / 4)))
      if (tops.size > 1) report('rows', list, `${tops.size} rows`)
    }
  }

  // Languages

  // Quotation marks and apostrophes of English words have the width of a Chinese letter in a Chinese font.
  const WRONG = {
    zh: /\p{Script=Latin}{2,}[’”“]|[“‘]\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Hiragana}/u,
    ru: /\p{Script=Han}/u,
    en: /\p{Script=Han}|\p{Script=Cyrillic}/u,
  }

  function wrongFonts() {
    for (const text of texts) {
      // Players' names are of any language.
      const element = text.parentElement
      if (element.closest('bdi')) continue
      const language = element.closest('[lang]')?.lang.slice(0, 2)
      const found = WRONG[language]?.exec(text.data)
      if (found) report('font', element, `${element.closest('[lang]').lang}: ${short(text.data)}`)
    }
  }

  const wide = document.scrollingElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) {
    const beyond = [...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    report('wide', beyond.find(e => !beyond.some(other => other !== e && e.contains(other))) ?? document.body, `${wide} px`)
  }
  brokenWords()
  cutTexts()
  overlaps()
  rowsOfLinks()
  wrongFonts()
  highBars()
  coveredThings()
  return faults
}
