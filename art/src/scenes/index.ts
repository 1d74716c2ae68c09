import { diceFrom } from '../random.ts'
import { placed, Sheet } from '../sheet.ts'
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

export function drawBanner(scene: Scene, variant: number): string {
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
    heaven(scenery) + placed(LANDSCAPES[scene](scenery), 0, -LIFT) + scrim(scenery),
  )
}
