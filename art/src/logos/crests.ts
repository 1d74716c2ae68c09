import {
  BLUE,
  GOLD,
  GREEN,
  IVORY,
  NIGHT,
  ORANGE,
  PINK,
  type Ramp,
  RED,
  SILVER,
  TEAL,
  VIOLET,
  YELLOW,
} from '../colour.ts'
import { at, diceFrom, hash } from '../random.ts'
import { disc } from '../shapes.ts'
import { edged, faint, line, paint, placed, Sheet } from '../sheet.ts'
import { dragon, owl, tiger, wolf } from '../symbols/creatures.ts'
import type { Figure } from '../symbols/index.ts'
import { anchor, balloon, rocket, sword } from '../symbols/journey.ts'
import { bell, clover, star } from '../symbols/lucky.ts'
import { comet, flame, leaf, lotus, sun } from '../symbols/nature.ts'
import { crown } from '../symbols/royal.ts'

const SHIELDS = [
  'M8 10C26 12 38 8 48 2C58 8 70 12 88 10C92 52 76 82 48 94C20 82 4 52 8 10Z',
  'M10 6H86V50C86 76 66 88 48 94C30 88 10 76 10 50Z',
  disc(48, 48, 45),
  'M48 2L90 22V58C90 78 70 88 48 94C26 88 6 78 6 58V22Z',
  'M12 8Q30 14 48 4Q66 14 84 8Q96 50 48 94Q0 50 12 8Z',
  'M48 2L88 25V71L48 94L8 71V25Z',
] as const

/** Heraldic divisions of the field, drawn over the first colour and clipped by the shield. */
const PARTINGS = [
  'M48 0H96V96H48Z',
  'M0 48H96V96H0Z',
  'M0 0H96L0 96Z',
  'M34 0H62V96H34Z',
  'M0 34H96V62H0Z',
  'M0 70L48 30L96 70V96L48 56L0 96Z',
  'M0 0H16V96H0ZM32 0H48V96H32ZM64 0H80V96H64Z',
  'M48 0H96V48H48ZM0 48H48V96H0Z',
  'M0 12L84 96H54L0 42Z',
  'M0 20H96V32H0ZM0 46H96V58H0ZM0 72H96V84H0Z',
] as const

const EMBLEMS: readonly Figure[] = [
  star,
  tiger,
  anchor,
  lotus,
  flame,
  wolf,
  sun,
  owl,
  crown,
  comet,
  leaf,
  sword,
  rocket,
  bell,
  dragon,
  clover,
  balloon,
]

const FIELDS: readonly Ramp[] = [RED, BLUE, GREEN, VIOLET, ORANGE, TEAL, PINK, NIGHT, YELLOW]

export function drawTeam(slug: string): string {
  const sheet = new Sheet()
  const dice = diceFrom(`team/${slug}`)
  const seed = hash(`crest of ${slug}`)
  const shield = at(SHIELDS, seed)
  const field = at(FIELDS, seed >>> 4)
  const second = dice.chance(0.35) ? IVORY : at(FIELDS, (seed >>> 4) + dice.whole(1, FIELDS.length - 1))
  const rim = dice.chance(0.6) ? GOLD : SILVER
  const outline = sheet.outline(shield)
  const emblem = at(EMBLEMS, seed >>> 9)(sheet, second === IVORY ? at(FIELDS, (seed >>> 4) + 3) : second, rim)
  const inside =
    outline(` fill="${sheet.fade(field.light, field.dark)}"`) +
    paint(at(PARTINGS, seed >>> 14), sheet.fade(second.light, second.dark))
  return sheet.finish(
    96,
    96,
    sheet.clip(`<path d="${shield}"/>`, inside + paint('M0 0H96V34C66 20 34 40 0 30Z', '#fff', faint(0.16))) +
      placed(`<circle r="50" opacity=".22"/>${emblem}`, 48, 49, 0.54) +
      outline(` fill="none"${edged(field.edge, 7)}`) +
      outline(` fill="none"${edged(sheet.metal(rim), 4)}`) +
      line('M20 22C28 22 34 20 40 17', '#fff', 2.4, faint(0.7)),
  )
}
