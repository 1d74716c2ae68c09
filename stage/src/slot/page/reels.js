import { isCalm } from '../../shared/page.js'

/** @typedef {Pick<import('./slot.js').Machine, 'reels' | 'symbols' | 'lines'>} Machine */

const PASSING = 18
const FIRST_STOP_MS = 900
const NEXT_STOP_MS = 260
const ROWS = 3

/** The reels on the page; `spinTo` rolls them to their final symbols. */
export class Reels {
  #root
  #machine
  #pictureOf
  /** @type {string[][]} */
  #shown

  /** @param {HTMLElement} root @param {Machine} machine @param {(symbol: string) => Element} pictureOf */
  constructor(root, machine, pictureOf) {
    this.#root = root
    this.#machine = machine
    this.#pictureOf = pictureOf
    const reels = Array.from({ length: machine.reels }, () => {
      const reel = document.createElement('div')
      reel.className = 'reel'
      reel.append(Object.assign(document.createElement('div'), { className: 'strip' }))
      return reel
    })
    root.style.setProperty('--reels', String(machine.reels))
    root.replaceChildren(...reels)
    this.#shown = reels.map((_, i) => Array.from({ length: ROWS }, (_, row) => this.#symbolAt(i * 5 + row * 2)))
    this.show(this.#shown)
  }

  /** @param {number} n */
  #symbolAt(n) {
    return this.#machine.symbols[n % this.#machine.symbols.length]?.name ?? ''
  }

  get #strips() {
    return /** @type {HTMLElement[]} */ ([...this.#root.querySelectorAll('.strip')])
  }

  /** @param {string[][]} reels */
  show(reels) {
    this.#shown = reels
    for (const [i, strip] of this.#strips.entries()) {
      strip.style.transform = ''
      strip.replaceChildren(...(reels[i] ?? []).map((symbol) => this.#cell(symbol)))
    }
  }

  /** @param {string[][]} reels @param {(reel: number) => void} stopped */
  async spinTo(reels, stopped) {
    this.#root.classList.remove('won')
    await Promise.all(this.#strips.map((strip, i) => this.#roll(strip, i, reels[i] ?? []).then(() => stopped(i))))
    this.show(reels)
  }

  /** Highlights the symbols of winning lines. @param {{line: number, count: number}[]} hits */
  celebrate(hits) {
    this.#root.classList.add('won')
    const strips = this.#strips
    for (const { line, count } of hits)
      for (const [reel, row] of (this.#machine.lines[line] ?? []).slice(0, count).entries())
        strips[reel]?.children[row]?.classList.add('hit')
  }

  /** @param {HTMLElement} strip @param {number} i @param {string[]} target */
  #roll(strip, i, target) {
    const passing = Array.from({ length: PASSING + i * 6 }, (_, n) => this.#symbolAt(n * 5 + i * 3))
    const before = this.#shown[i] ?? []
    strip.replaceChildren(...[...target, ...passing, ...before].map((symbol) => this.#cell(symbol)))
    const rows = target.length + passing.length
    const rolling = strip.animate(
      [{ transform: `translateY(${(-rows * 100) / ROWS}%)` }, { transform: 'translateY(0)' }],
      { duration: isCalm() ? 1 : FIRST_STOP_MS + i * NEXT_STOP_MS, easing: 'cubic-bezier(.22,.7,.2,1.02)' },
    )
    return rolling.finished
  }

  /** @param {string} symbol */
  #cell(symbol) {
    const box = document.createElement('div')
    box.className = 'cell'
    box.append(this.#pictureOf(symbol))
    return box
  }
}
