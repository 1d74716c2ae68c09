import type { BetStatus } from '@understudy/contracts/bets'
import type { GameType } from '@understudy/contracts/fields'
import type { Period } from '@/shared/records/period'

/** What of the record is looked at. */
export interface Selection {
  period: Period
  gameType?: GameType
  status?: BetStatus
  vassalage?: string
}

/** Only what narrows travels. */
export const isNarrowed = ({ gameType, status, vassalage }: Selection): boolean =>
  Boolean(gameType ?? status ?? vassalage)
