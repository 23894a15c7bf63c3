// What a page's layout does wrong in the window as it is: a function that returns pairs of a kind and a description.
// It changes nothing that outlives it.
() => {
  const found = []
  const report = (kind, element, detail) => found.push([kind, `${detail} in ${describe(element)}`])
  const describe = element => {
    const own = e => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '') + [...e.classList].map(name => '.' + name).join('')
    const parent = element.parentElement && element.parentElement !== document.body ? own(element.parentElement) + ' > ' : ''
    return parent + own(element)
  }
  const short = text => text.trim().replace(/\s+/g, ' ').slice(0, 60)

  const HIDDEN = '.visually-hidden, .skip, [hidden], [aria-hidden=true], template, script, style'
  const isShown = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(HIDDEN)
    && getComputedStyle(element).clipPath === 'none'
  const shown = [...document.body.querySelectorAll('*')].filter(isShown)
  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node.data.trim() && isShown(node.parentElement) && node.parentElement.closest('svg, option') === null) texts.push(node)
  }
  const rangeOf = (node, start, end) => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return range
  }
  const boxes = range => [...range.getClientRects()].filter(box => box.width > 0.5 && box.height > 0.5)

  // Words that break inside, although they would fit into a line of the page.
  const main = document.querySelector('main') ?? document.body
  const inner = getComputedStyle(main)
  const line = main.clientWidth - parseFloat(inner.paddingLeft) - parseFloat(inner.paddingRight)
  for (const node of texts) {
    const element = node.parentElement
    if (element.closest('code, kbd, pre, textarea, .address') || boxes(rangeOf(node, 0, node.length)).length < 2) continue
    // Chinese breaks between any two signs. A soft hyphen and a zero-width space are places to break at.
    for (const word of node.data.matchAll(/(?:(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})[\p{L}\p{M}\p{N}])+/gu)) {
      if (word[0].length < 2) continue
      const parts = boxes(rangeOf(node, word.index, word.index + word[0].length))
      const isBroken = parts.some(part => Math.abs(part.top - parts[0].top) > part.height / 2)
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      if (isBroken && width <= line) report('a word breaks inside', element, `“${word[0]}”`)
    }
  }

  // Text that is cut off. What can be scrolled by keyboard isn't cut, nor is a row of links, which their focus scrolls.
  const scrolls = (element, overflow) => ['auto', 'scroll'].includes(overflow)
    && (element.tabIndex >= 0 || element.querySelector('a[href], button, input') !== null)
  for (const element of shown) {
    const style = getComputedStyle(element)
    if (['INPUT', 'SELECT', 'TEXTAREA', 'SVG', 'IMG', 'PROGRESS'].includes(element.tagName.toUpperCase()) || element.closest('svg')) continue
    const text = [...element.childNodes].some(child => child.textContent.trim())
    if (!text) continue
    const cutsX = style.overflowX !== 'visible' && !scrolls(element, style.overflowX) && element.scrollWidth > element.clientWidth + 1
    const cutsY = style.overflowY !== 'visible' && !scrolls(element, style.overflowY) && element.scrollHeight > element.clientHeight + 1
    if ((cutsX || cutsY) && cutsText(element)) report('text is cut off', element, `“${short(element.textContent)}”`)
  }
  // Whether a line of an element's text lies partly outside of its box.
  function cutsText(element) {
    const box = element.getBoundingClientRect()
    return texts.some(node => element.contains(node) && boxes(rangeOf(node, 0, node.length)).some(rect =>
      rect.right > box.right + 1 || rect.left < box.left - 1 || rect.bottom > box.bottom + 2 || rect.top < box.top - 2))
  }
  const pen = document.createElement('canvas').getContext('2d')
  for (const control of shown.filter(e => e.matches('input:is([type=text], [type=search], [type=url], :not([type])), select'))) {
    const style = getComputedStyle(control)
    const room = control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const text = control.tagName === 'SELECT' ? control.selectedOptions[0]?.label ?? '' : control.value || control.placeholder
    pen.font = style.font
    const width = pen.measureText(text).width
    if (width > room + 1) report('text is cut off', control, `“${short(text)}” (${Math.round(width)} px in ${Math.round(room)})`)
  }

  // Text and controls under something that keeps its place while the page scrolls. At the page's end everything that a bar
  // covered has come out from under it; where a window is low, a bar takes too much of it.
  const isBar = element => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
  const bars = shown.filter(isBar)
  const isLow = innerHeight < 480
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  if (isAtEnd || isLow) {
    const reported = new Set()
    for (const bar of bars) {
      const over = bar.getBoundingClientRect()
      if (over.width < 2 || over.height < 2) continue
      for (const node of texts) {
        if (bar.contains(node) || reported.has(node)) continue
        for (const rect of boxes(rangeOf(node, 0, node.length))) {
          const wide = Math.min(over.right, rect.right) - Math.max(over.left, rect.left)
          const high = Math.min(over.bottom, rect.bottom) - Math.max(over.top, rect.top)
          if (wide < 2 || high < 3 || rect.bottom < 0 || rect.top > innerHeight) continue
          const [x, y] = [Math.max(over.left, rect.left) + wide / 2, Math.max(over.top, rect.top) + high / 2]
          const top = document.elementFromPoint(x, y)
          if (!top || !bar.contains(top)) continue
          reported.add(node)
          report('text is covered', node.parentElement, `“${short(node.data)}” under ${describe(bar)}`)
          break
        }
      }
    }
  }

  // Letters in another language's face: the language of a text decides how its signs look.
  for (const node of texts) {
    const language = node.parentElement.closest('[lang]')?.lang ?? ''
    const isChinese = language.startsWith('zh')
    if (/\p{Script=Han}/u.test(node.data) && !/^(zh|ja)/.test(language)) report('a text in another language’s face', node.parentElement, `“${short(node.data)}” (${language})`)
    if (/\p{Script=Cyrillic}{2}/u.test(node.data) && /^(en|zh)/.test(language)) report('a text in another language’s face', node.parentElement, `“${short(node.data)}” (${language})`)
    if (isChinese && /\p{Script=Latin}{2,}[’'][\p{Script=Latin}]|(?:\p{Script=Latin}{2,}[ ,]+){2}\p{Script=Latin}{2,}/u.test(node.data)) report('a text in another language’s face', node.parentElement, `“${short(node.data)}” (${language})`)
  }

  // Rows of links to choose from.
  for (const row of shown.filter(e => e.matches('.tabs, .segments, .chips'))) {
    const tops = [...row.querySelectorAll('a, button')].filter(isShown).map(e => Math.round(e.getBoundingClientRect().top / 8))
    if (new Set(tops).size > 1) report('a row of choices wraps', row, short(row.textContent))
  }

  // The same message twice.
  const messages = shown.filter(e => e.matches('[role=alert], .error')).filter(e => !e.parentElement.closest('[role=alert], .error'))
  const said = messages.map(e => short(e.textContent)).filter(Boolean)
  said.forEach((text, place) => { if (said.indexOf(text) !== place) report('a message is there twice', messages[place], `“${text}”`) })

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
    const limit = document.documentElement.clientWidth
    const wide = shown.filter(e => e.getBoundingClientRect().right > limit + 1)
    const who = wide.filter(e => ![...e.children].some(child => wide.includes(child))).slice(0, 3)
    for (const e of who) report('the page is wider than its window', e, `${document.documentElement.scrollWidth - limit} px`)
  }
  return found
}
