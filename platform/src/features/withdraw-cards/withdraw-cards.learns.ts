import { withdrawCards } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const withdrawCardLearns: readonly Learns[] = [
  learns(withdrawCards.withdrawBanks, (banks, into) =>
    into.listed(
      'banks',
      banks.map(({ bankName, ...bank }) => ({ ...bank, name: into.words(bankName) })),
    ),
  ),
]
