import { type Settlers, settleDue } from './features/bets/settle-due.ts'
import type { World } from './world/world.ts'

/** Kinds of games whose bets end by the world's time. */
const SETTLERS: Settlers = {}

/** What every call of the platform and of the stage begins with. */
export const settle = (world: World): void => settleDue(world, SETTLERS)
