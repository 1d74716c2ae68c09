/** The public API of this feature for other parts of the server. */
export { type SeamlessWallet, seamlessWallet } from './seamless.ts'
export { turnoverRepository } from './turnover.repository.ts'
export { collectWallets, hasVendorWallets } from './vendor-wallets.ts'
export { changeOpening, grantDemoMoney, spentOnBets } from './wallet.repository.ts'
