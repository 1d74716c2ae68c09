import { GOLD, oklch, ramp } from '../colour.ts'
import { octopus, puffer, turtle } from '../motifs/sea.ts'
import { onWheel } from '../palette.ts'
import { at, diceFrom } from '../random.ts'
import { petal, starPath } from '../shapes.ts'
import { beads, box, circle, faint, line, paint, placed, Sheet } from '../sheet.ts'
import { bull, dragon, elephant, frog, koi, owl, peacock, tiger, wolf } from '../symbols/creatures.ts'
import { bear, cat, fox, koala, lion, panda, penguin, rabbit } from '../symbols/faces.ts'
import { crystal } from '../symbols/gems.ts'
import type { Figure } from '../symbols/index.ts'
import { kite } from '../symbols/journey.ts'
import { lotus, moon } from '../symbols/nature.ts'

const WHO: readonly Figure[] = [
  fox,
  owl,
  panda,
  tiger,
  turtle,
  cat,
  elephant,
  penguin,
  lotus,
  lion,
  wolf,
  octopus,
  rabbit,
  peacock,
  bear,
  kite,
  koi,
  frog,
  moon,
  koala,
  bull,
  dragon,
  puffer,
  crystal,
]

type Ground = (sheet: Sheet, light: string) => string
const GROUNDS: readonly Ground[] = [
  (sheet, light) => placed(sheet.spun(paint(petal(110, 22), light, faint(0.22)), 12), 80, 80),
  (_, light) => beads(80, 80, 68, 30, 7, light, 0.5) + beads(80, 80, 52, 24, 4, light),
  (_, light) =>
    `<circle cx="80" cy="80" r="60" fill="none" stroke="${light}" stroke-width="120" stroke-linecap="butt" pathLength="24" stroke-dasharray="1" opacity=".16"/>`,
  (_, light) =>
    line(
      'M-10 50C30 20 60 80 100 50S150 40 170 50M-10 90C30 60 60 120 100 90S150 80 170 90M-10 130C30 100 60 160 100 130S150 120 170 130',
      light,
      9,
      faint(0.2),
    ),
  (sheet, light) =>
    box(0, 0, 160, 160, 0, sheet.tiling(32, 32, placed(paint(starPath(6, 10, 5), light), 16, 16)), faint(0.25)),
  (_, light) =>
    circle(40, 36, 46, light, faint(0.18)) +
    circle(132, 120, 60, light, faint(0.16)) +
    circle(124, 30, 20, light, faint(0.2)),
]

/** An avatar fills its square; everything important is inside the circle that the app crops. */
export const AVATAR_COUNT = 24

export function drawAvatar(number: number): string {
  const sheet = new Sheet()
  const dice = diceFrom(`avatar/${number}`)
  const hue = onWheel(number * 111.3 + 12)
  const light = oklch(0.9, 0.1, hue)
  const body = at(WHO, number - 1)(sheet, ramp(onWheel(number * 111.3 + dice.pick([120, 150, 180])), 0.17), GOLD)
  return sheet.finish(
    160,
    160,
    box(0, 0, 160, 160, 0, sheet.fade(oklch(0.74, 0.14, hue), oklch(0.42, 0.13, hue + 40), 'slant')) +
      at(GROUNDS, number)(sheet, light) +
      circle(80, 82, 66, sheet.glow(light, 0.7)) +
      placed(body, 80, 82, 1.06),
  )
}
