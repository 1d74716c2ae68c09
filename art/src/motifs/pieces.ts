import { BLUE, GREEN, IVORY, type Ramp, RED } from '../colour.ts'
import { word } from '../glyphs.ts'
import { at } from '../random.ts'
import { disc } from '../shapes.ts'
import { box, circle, edged, faint, line, n, oval, paint, placed, type Sheet, xy } from '../sheet.ts'

const BLACK = '#1c2136'
const SUITS = {
  spade: { colour: BLACK, d: 'M0-10C6-3 11 0 10 5C9 9 3 9 1.5 5.5L4 11H-4L-1.5 5.5C-3 9-9 9-10 5C-11 0-6-3 0-10Z' },
  heart: { colour: RED.mid, d: 'M0 10C-7 4-11 0-10-5C-9-10-2-10 0-4.5C2-10 9-10 10-5C11 0 7 4 0 10Z' },
  club: {
    colour: BLACK,
    d: 'M-1.5 5C-3 8-10 8-10 2.5C-10-1.5-6-3-4-2C-6-5-4-10 0-10S6-5 4-2C6-3 10-1.5 10 2.5C10 8 3 8 1.5 5L4 11H-4Z',
  },
  diamond: { colour: RED.mid, d: 'M0-11L8 0L0 11L-8 0Z' },
} as const
type Suit = keyof typeof SUITS
export const SUIT_NAMES = Object.keys(SUITS) as Suit[]
export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const

const blankCard = (sheet: Sheet): string =>
  sheet.stamp(
    box(-40, -51, 80, 114, 10, '#000', faint(0.26)) +
      box(-40, -57, 80, 114, 10, sheet.fade('#fff', '#e6e3ee'), edged('#2a2440', 2)),
  )(0, 0)

/** A playing card, 80 by 114 around the origin. */
export function card(sheet: Sheet, rank: string, name: Suit): string {
  const sign = sheet.stamp(paint(SUITS[name].d, SUITS[name].colour))
  return (
    blankCard(sheet) +
    word(rank, -23, -39, rank.length > 1 ? 17 : 20, SUITS[name].colour, 2.6) +
    sign(-23, -18, 0.8) +
    sign(8, 16, 2.5)
  )
}

export const cardBack = (sheet: Sheet, colours: Ramp): string =>
  blankCard(sheet) +
  box(-33, -50, 66, 100, 6, sheet.fade(colours.light, colours.dark)) +
  [0, 1, 2]
    .map((i) =>
      paint(
        `M0 ${n(-40 + i * 12)}L${n(26 - i * 8)} 0L0 ${n(40 - i * 12)}L${n(-26 + i * 8)} 0Z`,
        'none',
        edged('#fff', 2) + faint(0.65),
      ),
    )
    .join('')

/** A chip from above, radius 50. */
export const chip = (sheet: Sheet, colours: Ramp, inside = ''): string =>
  circle(0, 6, 50, '#000', faint(0.28)) +
  circle(0, 0, 50, sheet.fade(colours.light, colours.dark), edged(colours.edge, 3)) +
  `<circle r="42" fill="none" stroke="${IVORY.light}" stroke-width="14" stroke-linecap="butt" stroke-dasharray="18 26"/>` +
  circle(0, 0, 31, sheet.fade(colours.dark, colours.mid), edged(IVORY.light, 3)) +
  inside

/** Draws stacked chips, seen from the side; the top one is at the origin. */
export function chipStack(sheet: Sheet, colours: Ramp, count: number): string {
  const one = sheet.stamp(
    paint('M-34 0V9A34 13 0 0 0 34 9V0Z', sheet.fade(colours.mid, colours.edge, 'across'), edged(colours.edge, 2)) +
      paint('M-20 10.6V19.6L-10 21.5V12.5ZM10 12.5V21.5L20 19.6V10.6Z', IVORY.light) +
      oval(0, 0, 34, 13, sheet.fade(colours.light, colours.mid), edged(colours.edge, 2)),
  )
  const chips = Array.from({ length: count }, (_, i) => one(0, (count - 1 - i) * 10))
  return (
    oval(4, count * 10 + 10, 42, 12, '#000', faint(0.28)) +
    chips.join('') +
    oval(0, 0, 20, 7, 'none', edged(IVORY.light, 2.5))
  )
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const pips = (count: number, y: number, reach: number, r: number, colour: string): string =>
  line((PIPS[count] ?? []).map(([px, py]) => `M${xy(px * reach, y + py * reach)}h.1`).join(''), colour, r * 2)

/** A domino, 60 by 112 around the origin. */
export const domino = (sheet: Sheet, top: number, bottom: number, colours: Ramp = IVORY, dots = BLACK): string =>
  box(-30, -49, 60, 112, 11, '#000', faint(0.28)) +
  box(-30, -56, 60, 112, 11, sheet.fade(colours.light, colours.dark), edged(colours.edge, 2.5)) +
  box(-28, -54, 56, 104, 10, sheet.fade(colours.shine, colours.mid)) +
  box(-21, -3.5, 42, 3, 1.5, dots, faint(0.6)) +
  pips(top, -29, 16, 5.6, dots) +
  pips(bottom, 26, 16, 5.6, dots)

/** A die seen from straight above, 64 wide. */
export const die = (sheet: Sheet, count: number, colours: Ramp = IVORY, dots: string = RED.dark): string =>
  box(-32, -26, 64, 64, 14, '#000', faint(0.28)) +
  box(-32, -32, 64, 64, 14, sheet.fade(colours.shine, colours.mid, 'slant'), edged(colours.edge, 2.5)) +
  pips(count, 0, 17, count === 1 ? 9 : 6.4, dots)

/** Draws a rummy tile with an invented ornament, not a symbol of any real set. */
export function ornamentTile(sheet: Sheet, kind: number): string {
  const flower = sheet.spun(oval(0, -13, 6.5, 11, RED.mid), 6) + circle(0, 0, 6, '#ffd55e')
  const wheels = [
    [0, -26, GREEN],
    [0, 0, RED],
    [0, 26, BLUE],
  ]
    .map(
      ([x, y, c]) =>
        paint(disc(x as number, y as number, 10), (c as Ramp).mid) + circle(x as number, y as number, 4, '#fff'),
    )
    .join('')
  const canes = line('M-14-28v20M-14 8v20M14-28v20M14 8v20M0-28v20', GREEN.mid, 8) + line('M0 8v20', RED.mid, 8)
  const wave = paint('M-18 18C-18-6 0-22 18-22C8-14 8-2 18 4C6 0-4 8-2 18Z', BLUE.mid) + circle(-8, -22, 6, RED.mid)
  const face = at([placed(flower, 0, 0, 1.15), wheels, canes, wave], kind)
  return (
    box(-34, -42, 68, 96, 11, sheet.fade(GREEN.mid, GREEN.edge), edged(GREEN.edge, 2.5)) +
    box(-34, -48, 68, 92, 11, sheet.fade(IVORY.shine, IVORY.mid), edged(IVORY.edge, 2.5)) +
    placed(face, 0, -2)
  )
}

/** Draws a ball without its number, radius 50. */
export const blankBall = (sheet: Sheet, colours: Ramp): string =>
  circle(0, 7, 49, '#000', faint(0.25)) +
  circle(0, 0, 48, sheet.ball(colours), edged(colours.edge, 3)) +
  circle(-2, -1, 27, '#fff', faint(0.94)) +
  oval(-18, -32, 15, 7, '#fff', ` transform="rotate(-26 -18 -32)"${faint(0.65)}`)
