import { feature } from '../../binding/feature.ts'
import { wordsIn } from '../../world/column-words.ts'
import { vendorTx } from './vendor-wallet.table.ts'

export const vendorWallet = feature({
  name: 'vendor-wallet',
  // Money stays safe when one is forgotten: the bets and movements that it made are kept.
  rowLimits: { vendor_tx: { rows: 20_000 } },
  columnWords: wordsIn(vendorTx),
})
