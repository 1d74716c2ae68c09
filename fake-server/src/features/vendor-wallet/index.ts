/** What other parts of the server may know of this feature. */
export { launchAddress, outsideOrigins } from './launch-address.ts'
export { outsideVendorsRepository, type VendorTx, vendorTxRepository } from './vendor-wallet.repository.ts'
