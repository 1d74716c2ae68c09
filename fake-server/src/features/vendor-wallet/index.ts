/** The public API of this feature for other parts of the server. */
export { launchAddress, outsideOrigins } from './launch-address.ts'
export { outsideVendorsRepository, type VendorTx, vendorTxRepository } from './vendor-wallet.repository.ts'
