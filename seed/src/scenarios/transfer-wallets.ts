import type { Scenario } from '../scenario.ts'

export const transferWallets: Scenario = {
  name: 'transfer-wallets',
  story: 'imran at cedar3, an English-leaning house with one wallet per vendor.',
  person: 'imran',
  merchant: 'cedar3',
  make: (world) => world,
}
