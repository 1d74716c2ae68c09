/** What other parts of the server may know of this feature. */
export { requireModule } from './module-off.ts'
export { flagsRepository, type MerchantRow, systemRepository } from './system.repository.ts'
