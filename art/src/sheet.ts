import type { Ramp } from './colour.ts'

function short(value: number): string {
  if (value === 0) return '0'
  const text = String(value)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Rounds to one decimal, which is precise enough and keeps the files small. */
export function n(value: number): string {
  return short(Math.round(value * 10) / 10)
}

const some = (name: string, value: number): string => (value === 0 ? '' : ` ${name}="${n(value)}"`)

/** Black is SVG's default fill. */
const filled = (fill: string): string => (fill === '#000' ? '' : ` fill="${fill}"`)

/** Formats a pair of coordinates; a minus sign separates them as well as a space. */
export const xy = (x: number, y: number): string => (y < 0 ? n(x) + n(y) : `${n(x)} ${n(y)}`)

export function paint(d: string, fill: string, more = ''): string {
  return `<path d="${d}"${filled(fill)}${more}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}"${more}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle${some('cx', x)}${some('cy', y)} r="${n(r)}"${filled(fill)}${more}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse${some('cx', x)}${some('cy', y)} rx="${n(rx)}" ry="${n(ry)}"${filled(fill)}${more}/>`
}

export function box(x: number, y: number, w: number, h: number, r: number, fill: string, more = ''): string {
  return `<rect${some('x', x)}${some('y', y)} width="${n(w)}" height="${n(h)}"${some('rx', r)}${filled(fill)}${more}/>`
}

export const faint = (opacity: number): string => ` opacity="${short(Math.round(opacity * 100) / 100)}"`

export const edged = (colour: string, width: number): string => ` stroke="${colour}" stroke-width="${n(width)}"`

export function transform(x: number, y: number, scale: number, turn: number): string {
  const move = x === 0 && y === 0 ? '' : `translate(${xy(x, y)})`
  const spin = turn === 0 ? '' : `rotate(${n(turn)})`
  const size = scale === 1 ? '' : `scale(${short(Math.round(scale * 100) / 100)})`
  return move + spin + size === '' ? '' : ` transform="${move}${spin}${size}"`
}

export const placed = (content: string, x: number, y: number, scale = 1, turn = 0, more = ''): string =>
  `<g${transform(x, y, scale, turn)}${more}>${content}</g>`

/** Draws dots on a circle as round-capped dashes of zero length: one element for any count. */
export const beads = (
  x: number,
  y: number,
  r: number,
  count: number,
  size: number,
  colour: string,
  shift = 0,
): string =>
  `<circle${some('cx', x)}${some('cy', y)} r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(size)}" pathLength="${count}" stroke-dasharray="0 1"${some('stroke-dashoffset', shift)}/>`

type Direction = 'down' | 'across' | 'slant'
const ENDS: Record<Direction, string> = {
  down: ' x2="0" y2="1"',
  across: '',
  slant: ' y2="1"',
}

/** One picture being drawn; it defines each gradient and stamp only once. */
export class Sheet {
  readonly #ids = new Map<string, string>()
  #defs = ''

  fade(from: string, to: string, direction: Direction = 'down', fromAlpha = 1, toAlpha = 1): string {
    return this.#paint('linearGradient', ENDS[direction], stop(0, from, fromAlpha) + stop(1, to, toAlpha))
  }

  fadeVia(from: string, via: string, to: string, direction: Direction = 'down', where = 0.5): string {
    return this.#paint('linearGradient', ENDS[direction], stop(0, from) + stop(where, via) + stop(1, to))
  }

  /** A radial glow, strongest in the middle and transparent at the rim. */
  glow(colour: string, strength = 1, reach = 0.5): string {
    return this.#paint(
      'radialGradient',
      reach === 0.5 ? '' : ` r="${reach}"`,
      stop(0, colour, strength * 0.9) + stop(1, colour, 0),
    )
  }

  /** A sphere lit from above. */
  ball(colours: Ramp): string {
    return this.#paint(
      'radialGradient',
      ' cx=".36" cy=".28" r=".8"',
      stop(0, colours.shine) + stop(0.5, colours.mid) + stop(1, colours.dark),
    )
  }

  metal(colours: Ramp): string {
    return this.#paint(
      'linearGradient',
      ENDS.slant,
      stop(0, colours.shine) + stop(0.35, colours.mid) + stop(0.55, colours.light) + stop(1, colours.dark),
    )
  }

  /** Defines `content` once; the returned function places it any number of times. */
  stamp(content: string): (x: number, y: number, scale?: number, turn?: number) => string {
    const id = this.#define(content, (name) => `<g id="${name}">${content}</g>`)
    return (x, y, scale = 1, turn = 0) => `<use href="#${id}"${transform(x, y, scale, turn)}/>`
  }

  /** Defines an outline once; the returned function draws it with its own paint, for shadow, body and rim. */
  outline(d: string): (paint: string) => string {
    const id = this.#define(`outline ${d}`, (name) => `<path id="${name}" d="${d}"/>`)
    return (look) => `<use href="#${id}"${look}/>`
  }

  /** Draws the right half of a face and its reflection. */
  mirrored(right: string): string {
    const half = this.stamp(right)
    return `${half(0, 0)}<g transform="scale(-1 1)">${half(0, 0)}</g>`
  }

  /** Repeats `content` around the origin; nested repetition keeps the output short. */
  spun(content: string, count: number): string {
    let inner = Math.floor(Math.sqrt(count))
    while (count % inner !== 0) inner--
    const step = 360 / count
    const round = (drawn: string, times: number, turn: number): string => {
      const one = this.stamp(drawn)
      return Array.from({ length: times }, (_, i) => one(0, 0, 1, i * turn)).join('')
    }
    return inner === 1 ? round(content, count, step) : round(round(content, inner, step), count / inner, step * inner)
  }

  /** Returns a pattern fill in which `content` repeats every `w` across and every `h` down. */
  tiling(w: number, h: number, content: string): string {
    const size = `width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse"`
    return `url(#${this.#define(`tiling ${content}`, (id) => `<pattern id="${id}" ${size}>${content}</pattern>`)})`
  }

  clip(shape: string, content: string): string {
    const id = this.#define(`clip ${shape}`, (name) => `<clipPath id="${name}">${shape}</clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  finish(width: number, height: number, body: string): string {
    const defs = this.#defs === '' ? '' : `<defs>${this.#defs}</defs>`
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${defs}${body}</svg>`
  }

  #paint(kind: string, geometry: string, stops: string): string {
    const id = this.#define(kind + geometry + stops, (name) => `<${kind} id="${name}"${geometry}>${stops}</${kind}>`)
    return `url(#${id})`
  }

  #define(key: string, write: (id: string) => string): string {
    const existing = this.#ids.get(key)
    if (existing) return existing
    const id = `d${this.#ids.size.toString(36)}`
    this.#ids.set(key, id)
    this.#defs += write(id)
    return id
  }
}

function stop(offset: number, colour: string, alpha = 1): string {
  const opacity = alpha === 1 ? '' : ` stop-opacity="${short(Math.round(alpha * 100) / 100)}"`
  const attribute = offset === 0 ? '' : ` offset="${short(offset)}"`
  return `<stop${attribute} stop-color="${colour}"${opacity}/>`
}
