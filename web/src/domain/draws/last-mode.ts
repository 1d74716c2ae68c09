import { PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import * as z from 'zod/mini'
import { stored } from '@/shared/storage'

const PRIZE_MODES = Object.keys(PRIZE_MODE_IDS) as [PrizeMode, ...PrizeMode[]]

/** The mode that was chosen last, with which the next draw opens if it has it. */
export const lastMode = stored(
  'lotteryMode',
  z.object({ playType: z.enum(['trad', 'ent']), prizeMode: z.enum(PRIZE_MODES) }),
)
