const ROW = '[data-row]'
const CONTROLS = 'a[href], button:not([disabled])'
/** What is chosen in a row; a switch of its own, such as a tile's star, chooses nothing. */
const CHOSEN = '[aria-selected=true], [aria-pressed=true]:not([data-switch])'

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(CONTROLS)]

/** Sets the tab stop of a row (roving tabindex): `wanted`, else the previous one, the selected one, or the first. */
function setStop(row: Element, requested?: HTMLElement) {
  const controls = controlsOf(row)
  const stop =
    requested ??
    controls.find((control) => control.tabIndex >= 0 && control.hasAttribute('tabindex')) ??
    chosenOf(controls)
  for (const control of controls) {
    const tabIndex = control === stop ? '0' : '-1'
    if (control.getAttribute('tabindex') !== tabIndex) control.setAttribute('tabindex', tabIndex)
  }
}

const chosenOf = (controls: readonly HTMLElement[]) =>
  controls.find((control) => control.matches(CHOSEN)) ?? controls[0]

/** Finds the control of the same kind in the nearest line above (-1) or below (1): tile under tile, star under star. */
function acrossLines(controls: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
  const { left, top } = from.getBoundingClientRect()
  return controls
    .filter((control) => control.tagName === from.tagName)
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - top) * way > 1)
    .sort((a, b) => (a.box.top - b.box.top) * way || Math.abs(a.box.left - left) - Math.abs(b.box.left - left))[0]
    ?.control
}

function followArrow(event: KeyboardEvent) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const from = event.target instanceof HTMLElement ? event.target : undefined
  const row = from?.closest(ROW)
  if (!from || !row) return
  const controls = controlsOf(row)
  const index = controls.indexOf(from)
  const onwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  const next = {
    ArrowRight: () => controls[index + onwards],
    ArrowLeft: () => controls[index - onwards],
    ArrowDown: () => acrossLines(controls, from, 1),
    ArrowUp: () => acrossLines(controls, from, -1),
    Home: () => controls[0],
    End: () => controls.at(-1),
  }[event.key]
  const to = index >= 0 && next ? next() : undefined
  if (!to) return
  event.preventDefault()
  to.focus()
}

/**
 * Makes each `[data-row]` below `root` a single tab stop (roving tabindex) with arrow keys: left and right as seen on
 * screen in LTR and RTL, up and down between lines, Home and End to the ends. When the focused element is removed, as a
 * tile is from the favourites, the one in its place gets the focus. Returns the function that stops it.
 */
export function startRovingTabIndex(root: HTMLElement): () => void {
  let focused: { row: Element; control: HTMLElement; at: number } | undefined

  const hold = (event: FocusEvent) => {
    const control = event.target as HTMLElement
    const row = control.closest(ROW)
    const position = row ? controlsOf(row).indexOf(control) : -1
    focused = row && position >= 0 ? { row, control, at: position } : undefined
    if (focused) setStop(focused.row, control)
  }
  const keep = () => {
    if (!focused || focused.control.isConnected || !focused.row.isConnected) return
    const { row, at } = focused
    focused = undefined
    if (document.activeElement && document.activeElement !== document.body) return
    const controls = controlsOf(row)
    controls[Math.min(at, controls.length - 1)]?.focus({ preventScroll: true })
  }

  const observer = new MutationObserver((changes) => {
    const rows = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const currentRow = (target as Element).closest(ROW)
      if (currentRow) rows.add(currentRow)
      else
        for (const node of addedNodes)
          if (node instanceof Element) {
            if (node.matches(ROW)) rows.add(node)
            for (const row of node.querySelectorAll(ROW)) rows.add(row)
          }
    }
    for (const row of rows) setStop(row)
    keep()
  })

  for (const row of root.querySelectorAll(ROW)) setStop(row)
  observer.observe(root, { childList: true, subtree: true })
  root.addEventListener('focusin', hold)
  root.addEventListener('keydown', followArrow)
  return () => {
    observer.disconnect()
    root.removeEventListener('focusin', hold)
    root.removeEventListener('keydown', followArrow)
  }
}
