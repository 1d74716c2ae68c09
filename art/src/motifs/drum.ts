import { BLUE, GREEN, ORANGE, PINK, RED, TEAL, VIOLET, YELLOW } from '../colour.ts'
import { strokes } from '../glyphs.ts'
import { at } from '../random.ts'
import { faint, oval } from '../sheet.ts'
import { MIDDLE, type Stage } from '../stage.ts'
import { blankBall } from './pieces.ts'

const COLOURS = [RED, BLUE, YELLOW, GREEN, VIOLET, ORANGE, PINK, TEAL] as const

interface Drum {
  ball(x: number, y: number, r: number): string
  /** Returns all numbers of the balls, to be drawn last: they share one style, and nothing may cover them. */
  figures(): string
}

/** Returns a drum whose balls have new numbers and colours at each call. */
export function drumOf({ sheet, dice }: Stage): Drum {
  const numbers = dice.shuffled(Array.from({ length: 49 }, (_, i) => String(i + 1)))
  const colours = dice
    .shuffled(COLOURS)
    .slice(0, 3)
    .map((colour) => sheet.stamp(blankBall(sheet, colour)))
  let drawn = 0
  let written = ''
  return {
    ball: (x, y, r) => {
      const figure = at(numbers, drawn)
      written += strokes(figure, x - r * 0.03, y - r * 0.02, r * (figure.length > 1 ? 0.5 : 0.58))
      return at(colours, drawn++)(x, y, r / 50)
    },
    figures: () => `<g fill="none" stroke="#23203a" stroke-width="2.4">${written}</g>`,
  }
}

export const shade = (y: number, r: number): string => oval(MIDDLE, y, r, r * 0.15, '#000', faint(0.3))
