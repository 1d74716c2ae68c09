import { type Settlers, settleDue } from './features/bets/index.ts'
import { FEATURES } from './features.ts'
import { STAGED_GAMES } from './stage/games.ts'
import type { World } from './world/world.ts'

/** How bets end by the world's time, by the type of their game. */
const SETTLERS: Settlers = Object.assign(
  {},
  ...FEATURES.map(({ settle }) => settle),
  ...STAGED_GAMES.map(({ kinds, settle }) => settle && Object.fromEntries(kinds.map((kind) => [kind, settle]))),
)

/** What every call of the platform and of the stage begins with; says what could not be settled, and why. */
export const settle = (world: World): string | null => settleDue(world, SETTLERS)
