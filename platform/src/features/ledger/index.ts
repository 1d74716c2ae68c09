/** The public API of this feature for other parts of the server. */
export { bookInOrder } from './chronicle.ts'
export {
  type AccountName,
  DEMO_WALLET,
  HOUSE,
  ledgerRepository,
  type Movement,
  memberAccount,
  move,
  PAYOUTS,
  TX,
  vendorAccount,
} from './ledger.repository.ts'
export { account, entry, movement } from './ledger.table.ts'
export { type StatementLine, statementRepository } from './statement.repository.ts'
