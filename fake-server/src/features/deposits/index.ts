/** The public API of this feature for other parts of the server. */
export { channelsRepository } from './channels.repository.ts'
export { depositHistoryRepository } from './deposit-history.repository.ts'
export { depositsRepository } from './deposits.repository.ts'

export { payIdIn, receiveCallback, signatureOf } from './gateway-callback.ts'
export type { PaymentGateway } from './payment-gateway.ts'
export { proofPicturesRepository } from './proof-pictures.repository.ts'
export { depositRecordView } from './record-view.ts'
export { creditOf } from './steps.ts'
export { reimbursementOf } from './views.ts'
