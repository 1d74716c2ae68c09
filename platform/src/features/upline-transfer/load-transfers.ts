import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { sent } from './member-transfer.ts'

/** Loads transfers from before the world's start, as they appear in both members' records. */
export function loadTransfers(db: WorldDatabase, { uplineTransfers }: WorldSeed): void {
  for (const [index, { amount, at, ...way }] of uplineTransfers.entries())
    sent(db, { key: `upline:${way.from}:seed ${index}`, amount: toUnits(amount), ...way }, at)
}
