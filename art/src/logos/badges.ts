import { GOLD, type Ramp, ramp } from '../colour.ts'
import { word } from '../glyphs.ts'
import { hash } from '../random.ts'
import { shine, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, paint, Sheet } from '../sheet.ts'

type Sign = (colours: Ramp) => string

const CHECK = 'M-14 1L-4 11L15-11'
const check = (colour = '#fff', width = 7): string => line(CHECK, colour, width)

const age: Sign = () => word('18+', 0, 0, 22, '#fff', 2.7)
const shield: Sign = (c) =>
  paint('M0-26C8-20 17-18 24-18C26 4 17 19 0 27C-17 19-26 4-24-18C-17-18-8-20 0-26Z', '#fff') + check(c.dark)
const draw: Sign = (c) => circle(0, 0, 23, '#fff') + circle(0, 0, 23, 'none', edged(c.light, 3)) + check(c.dark)
const clock: Sign = (c) => circle(0, 0, 23, '#fff') + line('M0-13V0L9 7', c.dark, 5)
const lock: Sign = (c) =>
  line('M-12-3V-11C-12-27 12-27 12-11V-3', '#fff', 6) + box(-19, -5, 38, 29, 6, '#fff') + line('M0 6V13', c.dark, 6)
const heart: Sign = () => paint('M0 23C-16 11-27 0-25-11C-22-23-7-24 0-12C7-24 22-23 25-11C27 0 16 11 0 23Z', '#fff')
const limit: Sign = () =>
  line('M-22 12A24 24 0 1 1 22 12', '#fff', 6) + line('M0 4L11-10', '#fff', 5.5) + circle(0, 4, 4.5, '#fff')
const scales: Sign = () =>
  line('M0-22V20M-14 22H14M-22-14H22', '#fff', 5) +
  paint('M-32 4L-22-14L-12 4A10 8 0 0 1-32 4ZM12 4L22-14L32 4A10 8 0 0 1 12 4Z', '#fff')
const eye: Sign = (c) => paint('M-28 0C-16-20 16-20 28 0C16 20-16 20-28 0Z', '#fff') + circle(0, 0, 9, c.dark)
const hand: Sign = () => line('M-16 4V-10M-6 2V-18M4 2V-18M14 4V-12M-16 4C-16 30 14 30 16 10L22-2', '#fff', 6.5)

const MEANINGS: readonly (readonly [RegExp, Sign, number])[] = [
  [/(^|-)(18|21|adult|age)/, age, 22],
  [/licen|seal|regulat/, () => check(), 80],
  [/fair|draw|rng|tested|audit/, draw, 256],
  [/safe|protect/, shield, 150],
  [/time|clock|break|cool/, clock, 195],
  [/secur|lock|privacy|ssl|encrypt/, lock, 230],
  [/help|support|care|heart|talk|contact/, heart, 355],
  [/limit|budget|control/, limit, 55],
  [/law|just|scale/, scales, 285],
  [/check|watch|aware|verify/, eye, 175],
  [/stop|exclu|self/, hand, 12],
]
const SIGNS: readonly Sign[] = [shield, draw, clock, lock, heart, limit, scales, eye, hand]

/** Draws a round seal: a coloured rim with a white sign, for any background. */
export function drawBadge(slug: string): string {
  const sheet = new Sheet()
  const seed = hash(`badge/${slug}`)
  const match = MEANINGS.find(([words]) => words.test(slug))
  const colours = ramp(match ? match[2] : seed % 360, match?.[2] === 22 ? 0.22 : 0.15)
  const sign = match ? match[1] : (SIGNS[seed % SIGNS.length] ?? shield)
  if (match?.[2] === 80) return sheet.finish(96, 96, licence(sheet))
  const body =
    circle(0, 2, 45, '#000', faint(0.2)) +
    circle(0, 0, 44, sheet.fade(colours.light, colours.dark), edged(colours.edge, 2)) +
    circle(0, 0, 38, sheet.fade(colours.dark, colours.mid), edged('#fff', 2.4)) +
    beads(0, 0, 41.4, 36, 1.8, '#fff') +
    sign(colours) +
    shine('M-27-22C-21-30-12-34-3-35', 3, 0.45)
  return sheet.finish(96, 96, `<g transform="translate(48 48)">${body}</g>`)
}

const licence = (sheet: Sheet): string =>
  `<g transform="translate(48 42)">${paint('M-20 18L-30 50L-16 44L-8 52L2 22ZM20 18L30 50L16 44L8 52L-2 22Z', sheet.fade('#4f79d8', '#21408f'), edged('#132455', 2))}${paint(starPath(18, 40, 34), sheet.metal(GOLD), edged(GOLD.edge, 2))}${circle(0, 0, 27, sheet.fade('#fff6d8', GOLD.mid), edged(GOLD.dark, 2.4))}${check(GOLD.edge, 6.5)}${beads(0, 0, 23, 24, 2, GOLD.dark)}</g>`
