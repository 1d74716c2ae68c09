import { seedPart } from './seed-part.ts'

/** A transfer to the upline from before the world's start; the amount in currency units. */
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
