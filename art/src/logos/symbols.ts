import { GOLD, GREEN, ORANGE, PINK, RED, ramp, SILVER, TEAL, VIOLET, YELLOW } from '../colour.ts'
import { quill } from '../motifs/rooster.ts'
import { angler, crab, jelly, octopus, puffer, seahorse, shark, turtle } from '../motifs/sea.ts'
import { at } from '../random.ts'
import { placed, Sheet } from '../sheet.ts'
import { dragon, elephant, koi, owl, peacock, tiger } from '../symbols/creatures.ts'
import type { Figure } from '../symbols/figure.ts'
import { grapes, mango, melon, orange, pomegranate } from '../symbols/fruits.ts'
import { brilliant, crystal, emerald, heartGem, prism } from '../symbols/gems.ts'
import { compass, drum, kite, lantern, rocket } from '../symbols/journey.ts'
import { clover, coin } from '../symbols/lucky.ts'
import { leaf, lotus, moon, rose, shell, sun } from '../symbols/nature.ts'
import { chest, crown, key, lamp, mask } from '../symbols/royal.ts'

const feather: Figure = (sheet, tint, metal) => placed(quill(sheet, tint, metal.light), -6, 44, 0.52, 8)

const FIGURES: Readonly<Record<string, Figure>> = {
  dragon,
  elephant,
  koi,
  owl,
  peacock,
  tiger,
  feather,
  grapes,
  mango,
  melon,
  orange,
  pomegranate,
  leaf,
  lotus,
  rose,
  sun,
  moon,
  shell,
  clover,
  brilliant,
  crystal,
  emerald,
  heart: heartGem,
  prism,
  coin,
  crown,
  key,
  lamp,
  chest,
  mask,
  compass,
  drum,
  kite,
  lantern,
  rocket,
  angler,
  crab,
  jelly,
  octopus,
  puffer,
  seahorse,
  shark,
  turtle,
}
const TINTS = [RED, TEAL, VIOLET, ORANGE, GREEN, PINK, ramp(256, 0.18), YELLOW, SILVER] as const

export const SYMBOLS = Object.keys(FIGURES)
export const isSymbol = (name: string): boolean => Object.hasOwn(FIGURES, name)

/** Draws one figure on a transparent background, for slots, ponds and feathers; the variant selects its colour. */
export function drawSymbol(name: string, variant: number): string {
  const sheet = new Sheet()
  const figure = FIGURES[name] as Figure
  return sheet.finish(120, 120, placed(figure(sheet, at(TINTS, variant - 1), GOLD), 60, 60, 0.98))
}
