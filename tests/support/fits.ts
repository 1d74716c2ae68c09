import type { Page } from '@playwright/test'

/**
 * Layout faults that make text unreadable, each with its text: texts that overlap in the same layer,
 * texts clipped by a box without scrolling or ellipsis, font sizes below 11 px, fields below 16 px, and a page
 * wider than its window. Moving text, such as the ticker, is exempt.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOVES = '[class*="_window_"], [aria-hidden="true"], .visually-hidden'
    const LEAST_LETTERS = 10.9
    const problems = new Set<string>()
    const layerOf = (element: Element | null): Element | null =>
      element && !/fixed|sticky/.test(getComputedStyle(element).position) ? layerOf(element.parentElement) : element

    /** The visible part of a line of text; undefined if it is scrolled out of sight. */
    function shown(line: DOMRect, element: Element, text: string) {
      const box = { left: line.left, top: line.top, right: line.right, bottom: line.bottom }
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (/hidden|clip|auto|scroll/.test(style.overflow)) {
          const edge = around.getBoundingClientRect()
          const isOutside =
            box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom
          if (isOutside) return undefined
          const showsMore = /auto|scroll/.test(style.overflow) || style.textOverflow === 'ellipsis'
          const clamps = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
          const across = Math.max(edge.left - box.left, box.right - edge.right)
          const along = Math.max(edge.top - box.top, box.bottom - edge.bottom)
          if (!showsMore && !clamps && (across > 1.5 || along > line.height * 0.3)) problems.add(`cut: ${text}`)
          box.left = Math.max(box.left, edge.left)
          box.right = Math.min(box.right, edge.right)
          box.top = Math.max(box.top, edge.top)
          box.bottom = Math.min(box.bottom, edge.bottom)
        }
        if (style.position === 'fixed') break
      }
      return box.bottom > 0 && box.top < innerHeight ? box : undefined
    }

    const lines: { box: NonNullable<ReturnType<typeof shown>>; element: Element; text: string }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim().slice(0, 40) ?? ''
      if (!text || !element || element.closest(MOVES)) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const letters = Number.parseFloat(getComputedStyle(element).fontSize)
      if (letters < LEAST_LETTERS) problems.add(`small: ${text}, ${letters} px`)
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const box = line.width < 2 ? undefined : shown(line, element, text)
        if (box) lines.push({ box, element, text })
      }
    }
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const along = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
        if (across > 3 && along > least * 0.45 && layerOf(one.element) === layerOf(other.element))
          problems.add(`over each other: ${one.text} / ${other.text}`)
      }
    // iOS zooms into what is typed into in smaller letters.
    for (const field of document.querySelectorAll('input, select, textarea')) {
      const letters = Number.parseFloat(getComputedStyle(field).fontSize)
      if (field.checkVisibility() && letters < 16) problems.add(`zooms: ${field.tagName.toLowerCase()}, ${letters} px`)
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
      problems.add('the page is wider than its window')
    return [...problems]
  })
