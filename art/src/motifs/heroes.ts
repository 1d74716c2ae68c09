import { at } from '../random.ts'
import { faint, oval, type Sheet } from '../sheet.ts'
import { MIDDLE, type Stage, turnOf } from '../stage.ts'
import { type Figure, HEROES, SMALL } from '../symbols/index.ts'

export const draw = (stage: Stage, symbol: Figure): string =>
  symbol(stage.sheet, stage.palette.tint, stage.palette.metal)

export const heroOf = (stage: Stage): string =>
  draw(stage, stage.hero ?? at(HEROES, turnOf(stage, 'hero', HEROES.length)))

export const smallOf = (stage: Stage, step = 0): Figure => at(SMALL, turnOf(stage, 'small', SMALL.length) + step * 5)

export type Stamp = ReturnType<Sheet['stamp']>
export const pairOf = (stage: Stage): [Stamp, Stamp] => [
  stage.sheet.stamp(draw(stage, smallOf(stage))),
  stage.sheet.stamp(draw(stage, smallOf(stage, stage.dice.whole(1, 3)))),
]

export const shade = (y: number, rx: number): string => oval(MIDDLE, y, rx, rx * 0.16, '#000', faint(0.3))
