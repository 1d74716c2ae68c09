import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { outsideVendor, vendorTx } from './vendor-wallet.table.ts'

export { launchAddress, outsideOrigins } from './launch-address.ts'
export { outsideVendorsRepository, type VendorTx, vendorTxRepository } from './vendor-wallet.repository.ts'

export const vendorWallet = feature({
  name: 'vendor-wallet',
  tables: [outsideVendor, vendorTx],
  // Evicting a call loses no money: its bets and movements stay.
  rowLimits: { vendor_tx: { rows: 20_000 } },
  columns: rulesOf(vendorTx),
})
