import { GOLD, TEAL } from '../colour.ts'
import { diceFrom } from '../random.ts'
import { glint } from '../shapes.ts'
import { circle, faint, oval, paint, placed, Sheet } from '../sheet.ts'
import type { Figure } from '../symbols/figure.ts'
import { desert, hills, river, starlit } from './country.ts'
import { HIGH, heaven, LIFT, type Scenery, type Scenic, scrim, WIDE, weatherOf } from './scene.ts'
import { harbour, lanterns, nightmarket, stadium } from './town.ts'

const LANDSCAPES = { hills, river, stadium, nightmarket, desert, harbour, lanterns, stars: starlit } satisfies Readonly<
  Record<string, Scenic>
>
export type Scene = keyof typeof LANDSCAPES
export const SCENES = Object.keys(LANDSCAPES) as Scene[]

/** Scenes that are drawn at night only, and the hours that suit them. */
const AFTER_DARK: readonly Scene[] = ['nightmarket', 'stadium', 'stars', 'lanterns']
const NIGHTS = [5, 8, 4, 1, 2, 8, 5, 4, 2] as const

/** Clear of the texts at both sides of a banner's foot. */
function presented(sheet: Sheet, hero: Figure): string {
  return (
    circle(WIDE / 2, 190, 230, sheet.glow('#fff8e0', 0.75)) +
    oval(WIDE / 2, 342, 150, 20, '#000', faint(0.35)) +
    placed(hero(sheet, TEAL, GOLD), WIDE / 2, 196, 2.7) +
    paint(glint(330, 90, 26) + glint(760, 70, 34) + glint(800, 270, 22) + glint(300, 250, 20), '#fff', faint(0.9))
  )
}

/** Draws a landscape; with a motif, that thing stands large in its middle. */
export function drawBanner(scene: Scene, variant: number, hero?: Figure): string {
  const hour = AFTER_DARK.includes(scene) ? (NIGHTS[variant - 1] ?? 5) : variant
  const scenery: Scenery = {
    sheet: new Sheet(),
    dice: diceFrom(`banner/${scene}/${variant}`),
    weather: weatherOf(hour),
    variant,
  }
  return scenery.sheet.finish(
    WIDE,
    HIGH,
    heaven(scenery) +
      placed(LANDSCAPES[scene](scenery), 0, -LIFT) +
      scrim(scenery) +
      (hero ? presented(scenery.sheet, hero) : ''),
  )
}
