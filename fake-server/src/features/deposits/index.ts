/** What other parts of the server may know of this feature. */
export { type DepositRow, depositsRepository } from './deposits.repository.ts'
export { deposit } from './deposits.table.ts'
export { gatewayRepository, type PaymentRow } from './gateway.repository.ts'
export { callBack, decidePayment } from './gateway.ts'
export { proofPicturesRepository } from './proof-pictures.repository.ts'
export { depositView } from './views.ts'
