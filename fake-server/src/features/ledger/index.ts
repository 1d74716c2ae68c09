/** What other parts of the server may know of this feature. */
export { bookInOrder } from './chronicle.ts'
export {
  type AccountName,
  DEMO_WALLET,
  HOUSE,
  ledgerRepository,
  memberAccount,
  move,
  PAYOUTS,
  TX,
  vendorAccount,
} from './ledger.repository.ts'
export { account } from './ledger.table.ts'
export { type StatementLine, statementRepository } from './statement.repository.ts'
