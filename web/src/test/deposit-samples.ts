import type { DepositOrder } from '@understudy/contracts/deposits'

/** Number of the sample order. */
export const T = 'D20260310000001'

/** A manual order that waits for its proof. */
export const order = (more: Partial<DepositOrder> = {}): DepositOrder => ({
  transId: T,
  depositMode: 'mt',
  vendorId: 'MT1',
  vendorName: 'Marjan Bank',
  requestedAmount: 5_000,
  fee: 0,
  reimbursementAmount: 0,
  amount: 0,
  state: 1,
  refId: '',
  depositDate: Date.now(),
  actualDepositDate: null,
  expiresAt: Date.now() + 600_000,
  reference: '482913',
  payUrl: null,
  qrText: null,
  proof: null,
  pictures: [],
  payee: { bankName: 'Marjan Bank', accountName: 'Sitara Collections', accountNo: 'MRJB000011204478810' },
  reason: null,
  remark: '',
  timeline: [{ kind: 'state', state: 1, at: Date.now() }],
  promotion: null,
  cancellable: true,
  ...more,
})
