import { say } from '../../shared/game.js'
import { isCalm, part } from '../../shared/page.js'

/** @typedef {{name: string, picture: string, multiple: number}} Kind */
/** @typedef {{kind: Kind, image: HTMLImageElement, x: number, y: number, speed: number, size: number, phase: number, hit: number}} Fish */

const COUNTS = [5, 5, 4, 3, 3, 2, 1]
const NEAR = 0.62

/** Fills the pond, and draws it from frame to frame. @param {Kind[]} kinds */
export function openWater(kinds) {
  const canvas = /** @type {HTMLCanvasElement} */ (part('pond'))
  canvas.setAttribute('role', 'img')
  canvas.setAttribute('aria-label', say('pond'))
  const water = new Water(canvas, kinds)
  requestAnimationFrame(function frame(time) {
    if (!document.hidden) water.draw(time, isCalm())
    requestAnimationFrame(frame)
  })
  return water
}

/** Draws the pond on a canvas and finds the fish that was tapped. */
export class Water {
  #canvas
  #pen
  /** @type {Fish[]} */
  #fish = []
  /** @type {{x: number, y: number, at: number, text: string}[]} */
  #marks = []
  /** @type {Promise<unknown>} */
  ready
  empty = false

  /** @param {HTMLCanvasElement} canvas @param {Kind[]} kinds */
  constructor(canvas, kinds) {
    this.#canvas = canvas
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('The browser draws no canvas')
    this.#pen = pen
    this.ready = Promise.allSettled(
      kinds.map((kind, i) => {
        const image = new Image()
        image.src = kind.picture
        for (let n = 0; n < (COUNTS[i] ?? 1); n += 1) this.#fish.push(this.#bred(kind, image))
        return image.decode()
      }),
    )
  }

  /** @param {Kind} kind @param {HTMLImageElement} image @returns {Fish} */
  #bred(kind, image) {
    const size = 84 + Math.min(96, Math.sqrt(kind.multiple) * 12)
    return {
      kind,
      image,
      x: Math.random() * this.#canvas.width,
      y: size / 2 + Math.random() * (this.#canvas.height - size),
      speed: (Math.random() < 0.5 ? -1 : 1) * (0.35 + Math.random() * 0.7),
      size,
      phase: Math.random() * 6,
      hit: 0,
    }
  }

  /** Returns the fish at a point of the canvas. @param {number} x @param {number} y */
  at(x, y) {
    return this.#fish.findLast((fish) => Math.hypot(fish.x - x, fish.y - y) < fish.size * NEAR)
  }

  /** Returns any fish of a species, for players who choose by name. @param {string} name */
  some(name) {
    return this.#fish.find(({ kind }) => kind.name === name)
  }

  /** @param {Fish} fish @param {string} text @param {boolean} caught */
  mark(fish, text, caught) {
    const at = performance.now()
    this.#marks.push({ x: fish.x, y: fish.y, at, text })
    fish.hit = at
    if (caught) fish.x = fish.speed > 0 ? -fish.size : this.#canvas.width + fish.size
  }

  /** Draws one frame. @param {number} time @param {boolean} still */
  draw(time, still) {
    const { width, height } = this.#canvas
    const pen = this.#pen
    const deep = pen.createLinearGradient(0, 0, 0, height)
    deep.addColorStop(0, '#1b86b4')
    deep.addColorStop(0.6, '#0d5487')
    deep.addColorStop(1, '#082f55')
    pen.fillStyle = deep
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = 'rgb(255 255 255 / 0.06)'
    for (let i = 0; i < 5; i += 1) {
      const x = ((i * 197 + time * 0.012) % (width + 200)) - 100
      pen.beginPath()
      pen.moveTo(x, 0)
      pen.lineTo(x + 60, 0)
      pen.lineTo(x - 90, height)
      pen.lineTo(x - 190, height)
      pen.fill()
    }
    if (!this.empty) for (const fish of this.#fish) this.#swim(fish, time, still)
    this.#marks = this.#marks.filter(({ at }) => time - at < 900)
    pen.textAlign = 'center'
    pen.font = '700 34px Figtree, system-ui'
    for (const { x, y, at, text } of this.#marks) {
      pen.fillStyle = `rgb(255 232 150 / ${1 - (time - at) / 900})`
      pen.fillText(text, x, y - (time - at) / 14)
    }
  }

  /** @param {Fish} fish @param {number} time @param {boolean} still */
  #swim(fish, time, still) {
    const { image, size, phase } = fish
    if (!still) fish.x += fish.speed
    const { width } = this.#canvas
    if (fish.x > width + size) fish.x = -size
    if (fish.x < -size) fish.x = width + size
    const pen = this.#pen
    pen.save()
    pen.translate(fish.x, fish.y + Math.sin(time / 700 + phase) * (still ? 0 : 7))
    // The pictures face left on the screen, whatever the text direction.
    pen.scale(fish.speed > 0 ? -1 : 1, 1)
    if (time - fish.hit < 200) pen.globalAlpha = 0.5
    if (image.complete && image.naturalWidth > 0) pen.drawImage(image, -size / 2, -size / 2, size, size)
    pen.restore()
  }
}
