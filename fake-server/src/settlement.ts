import { type Settlers, settleDue } from './features/bets/settle-due.ts'
import { settleSuborder } from './features/lottery/settle.ts'
import { settleSingle } from './stage/book/book.routes.ts'
import { settleRound } from './stage/rounds/rounds.routes.ts'
import type { World } from './world/world.ts'

/** Kinds of games whose bets end by the world's time. */
const SETTLERS: Settlers = {
  LIVE: settleRound,
  COCKFIGHT: settleRound,
  SPORTS: settleSingle,
  ESPORTS: settleSingle,
  LOTT: settleSuborder,
  ELOTT: settleSuborder,
}

/** What every call of the platform and of the stage begins with; says what could not be settled, and why. */
export const settle = (world: World): string | null => settleDue(world, SETTLERS)
