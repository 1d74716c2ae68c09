/** The public API of this feature for other parts of the server. */
export { requireModule } from './module-off.ts'
export { flagsRepository, type MerchantRow, systemRepository } from './system.repository.ts'
