import { backdropOf } from './backdrops.ts'
import { air, foot, sky } from './foot.ts'
import { CATEGORIES, type GameCategory } from './motifs/index.ts'
import { layerOf, type Motif } from './motifs/named.ts'
import { paletteOf } from './palette.ts'
import { diceFrom } from './random.ts'
import { around, glint } from './shapes.ts'
import { faint, paint, Sheet } from './sheet.ts'
import { HEART, type Layer, MIDDLE, SIDE, type Stage } from './stage.ts'

export const sparkles: Layer = ({ dice }) => {
  const glints = [-102, -54, -14, 36, 84].map((turn) => {
    const [x, y] = around(dice.between(84, 122), turn + dice.between(-18, 18), MIDDLE, HEART)
    return glint(x, y, dice.between(4, 13))
  })
  return paint(glints.join(''), '#fff', faint(0.9))
}

/** The highest serial number of a vendor's game. */
export const SERIAL_LIMIT = 9999

/** A named motif in its setting; crash games (`curve`) show it on their curve. */
export interface Shown {
  motif: Motif
  curve?: boolean
}

/** Draws the picture of a game; without a motif, one is chosen by the serial number. */
export function drawGame(category: GameCategory, vendor: string, serial: number, shown?: Shown): string {
  const dice = diceFrom(`${category}/${vendor}/${serial}`)
  const stage: Stage = { sheet: new Sheet(), dice, vendor, serial, palette: paletteOf(vendor, serial, dice) }
  const { backdrops, motif: usual } = CATEGORIES[category]
  const setting = category === 'FISH' ? 'sea' : shown?.curve ? 'curve' : 'reels'
  const motif = shown ? layerOf(shown.motif, setting) : usual
  const body = sky(stage) + backdropOf(stage, backdrops) + air(stage) + motif(stage) + sparkles(stage) + foot(stage)
  return stage.sheet.finish(SIDE, SIDE, body)
}
