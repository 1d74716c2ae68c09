import { seedPart } from './seed-part.ts'

/** Money that a member sent to the agent above before the world began; the amount in currency units. */
export interface UplineTransferSeed {
  from: number
  to: number
  amount: number
  remark: string
  at: number
}

export const uplineTransfersPart = seedPart({
  name: 'uplineTransfers',
  build: (): UplineTransferSeed[] => [],
})
