import { SYMBOLS, symbolPicture } from './symbols.js'

/** @typedef {import('./symbols.js').SymbolName} SymbolName */

const PASSING = 18
const FIRST_STOP_MS = 900
const NEXT_STOP_MS = 260
const WIN_ROW = 1

/** Three reels on the page; `show` puts symbols up, `spinTo` rolls there. */
export class Reels {
  #root
  /** @type {SymbolName[][]} */
  #shown = []

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root
  }

  get #strips() {
    return /** @type {HTMLElement[]} */ ([...this.#root.querySelectorAll('.strip')])
  }

  /** @param {SymbolName[][]} reels */
  show(reels) {
    this.#shown = reels
    this.#strips.forEach((strip, i) => {
      strip.style.transform = ''
      strip.replaceChildren(...(reels[i] ?? []).map(cell))
    })
  }

  /**
   * @param {SymbolName[][]} reels
   * @param {(reel: number) => void} stopped
   */
  async spinTo(reels, stopped) {
    this.clear()
    await Promise.all(this.#strips.map((strip, i) => this.#roll(strip, i, reels[i] ?? []).then(() => stopped(i))))
    this.show(reels)
  }

  clear() {
    this.#root.classList.remove('won')
  }

  /** Lights the line and the symbols that pay. @param {number} count */
  celebrate(count) {
    this.#root.classList.add('won')
    for (const strip of this.#strips.slice(0, count)) strip.children[WIN_ROW]?.classList.add('hit')
  }

  /** @param {HTMLElement} strip @param {number} i @param {SymbolName[]} target */
  #roll(strip, i, target) {
    const passing = Array.from(
      { length: PASSING + i * 6 },
      (_, n) => SYMBOLS[(n * 5 + i * 3) % SYMBOLS.length] ?? 'lemon',
    )
    const before = this.#shown[i] ?? []
    strip.replaceChildren(...[...target, ...passing, ...before].map(cell))
    const rows = target.length + passing.length
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const rolling = strip.animate(
      [{ transform: `translateY(${(-rows * 100) / 3}%)` }, { transform: 'translateY(0)' }],
      { duration: still ? 1 : FIRST_STOP_MS + i * NEXT_STOP_MS, easing: 'cubic-bezier(.22,.7,.2,1.02)' },
    )
    return rolling.finished
  }
}

/** @param {SymbolName} symbol */
function cell(symbol) {
  const box = document.createElement('div')
  box.className = 'cell'
  box.append(symbolPicture(symbol))
  return box
}
