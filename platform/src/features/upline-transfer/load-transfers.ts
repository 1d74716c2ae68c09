import { toUnits } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { ledgerRepository } from '../ledger/index.ts'
import { transferMovement } from './member-transfer.ts'

/** Loads transfers from before the world's start; they may be sent out of what is loaded after them. */
export function loadTransfers(db: WorldDatabase, { uplineTransfers }: WorldSeed): void {
  const ledger = ledgerRepository(db)
  for (const [index, { amount, at, ...way }] of uplineTransfers.entries())
    ledger.writeAhead(
      transferMovement({ key: `upline:${way.from}:seed ${index}`, amount: toUnits(amount), ...way }),
      at,
    )
}
