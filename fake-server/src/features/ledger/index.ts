/** What other parts of the server may know of this feature. */
export {
  type AccountName,
  DEMO_WALLET,
  HOUSE,
  ledgerRepository,
  memberAccount,
  move,
  TX,
  vendorAccount,
} from './ledger.repository.ts'
