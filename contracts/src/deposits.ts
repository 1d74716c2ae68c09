import * as z from 'zod/mini'
import { JOIN_ERRORS, PromotionId } from './deposit-promotions.ts'
import { MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { Address, Amount, line, StageId, Time } from './fields.ts'
import { PICTURES } from './member.ts'

/** Ways to pay in: gateway page, bank transfer, e-wallet account, QR code, crypto currency, scratch card. */
export const DEPOSIT_MODES = ['pg', 'mt', 'ma', 'qr', 'crypto', 'card'] as const
export const DepositMode = z.enum(DEPOSIT_MODES)
export type DepositMode = (typeof DEPOSIT_MODES)[number]

/** States of a deposit by code; the last four are final. */
export const DEPOSIT_STATES = { waiting: 1, proved: 2, success: 3, rejected: 4, expired: 5, cancelled: 6 } as const
export type DepositStateName = keyof typeof DEPOSIT_STATES
export const DepositState = z.literal([1, 2, 3, 4, 5, 6])
export type DepositState = z.infer<typeof DepositState>

/** Lifetime of an unpaid deposit, milliseconds, and most open orders of a member. */
export const DEPOSIT_ORDERS = { life: 10 * MINUTE, open: 3 } as const
/** Most pictures of a proof. */
export const PROOF_PICTURES = PICTURES.most

/** Reasons of a rejection; for `other` the remark holds it. */
export const DEPOSIT_REASONS = ['declined', 'notFound', 'amountDiffers', 'unreadable', 'other'] as const
export const DepositReason = z.enum(DEPOSIT_REASONS)
export type DepositReason = (typeof DEPOSIT_REASONS)[number]

export const DepositId = z.string().check(z.regex(/^D\d{14,18}$/))
const params = z.strictObject({ transId: DepositId })

/** A deposit channel; amounts in currency units. */
export const DepositChannel = z.object({
  /** Id of the channel, for orders. */
  vendorId: z.string(),
  vendorName: z.string(),
  /** Logo of the provider, 160 × 100 pixels. */
  logo: Address,
  min: Amount,
  max: Amount,
  /** Whether amounts may have 2 decimals; otherwise whole units only. */
  decimals: z.boolean(),
  /** Fee of the channel, hundredths of a percent of the amount. */
  fee: z.int(),
  /** Reimbursed part of the fee, hundredths of a percent of the fee. */
  reimbursement: z.int(),
  quickAmounts: z.array(Amount),
  /** Usual duration, minutes. */
  expectedMinutes: z.int(),
})
export type DepositChannel = z.infer<typeof DepositChannel>

const Payee = z.object({
  bankName: z.string(),
  /** Name of the account holder; empty for crypto addresses. */
  accountName: z.string(),
  accountNo: z.string(),
})

export const DepositOrder = z.object({
  transId: DepositId,
  depositMode: DepositMode,
  vendorId: z.string(),
  vendorName: z.string(),
  requestedAmount: Amount,
  fee: Amount,
  reimbursementAmount: Amount,
  /** Credited amount: requested minus fee plus reimbursement; 0 until credited. */
  amount: Amount,
  state: DepositState,
  /** Payment reference of the gateway, or from the member’s proof. */
  refId: z.string(),
  depositDate: Time,
  /** Time of the credit; null until then. */
  actualDepositDate: z.nullable(Time),
  /** Expiry of the order. */
  expiresAt: Time,
  /** Payment reference for the transfer. */
  reference: z.string(),
  /** Payment page of the gateway; null without one or once expired. */
  payUrl: z.nullable(Address),
  /** Content of the QR code; null for other modes or once expired. */
  qrText: z.nullable(z.string()),
  payee: z.nullable(Payee),
  proof: z.nullable(z.object({ referenceNo: z.string(), payerAccount: z.string(), sentAt: Time })),
  pictures: z.array(z.object({ name: z.string(), address: Address })),
  reason: z.nullable(DepositReason),
  /** Remark of the cashier. */
  remark: z.string(),
  /** History, oldest first; `returned`: a late payment sent back to the payer. */
  timeline: z.array(z.object({ kind: z.enum(['state', 'returned']), state: DepositState, at: Time })),
  /** Promotion chosen with the deposit: bonus and required turnover, currency units; null without one. */
  promotion: z.nullable(z.object({ id: z.int(), title: z.string(), bonus: Amount, turnover: Amount })),
  cancellable: z.boolean(),
})
export type DepositOrder = z.infer<typeof DepositOrder>

const ofMember = { access: 'real', flag: 'DPSTBAS3', origin: 'assumed' } as const

export const depositSettings = endpoint({
  ...ofMember,
  name: 'deposits.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  summary: 'Returns whether the member may deposit now, and which orders are open.',
  reply: z.object({
    /** Whether a deposit is possible: N with 3 open orders or during a time-out. */
    allowDeposit: z.enum(['Y', 'N']),
    totalDepositSuccessCount: z.int(),
    pendingLimit: z.int(),
    /** Open orders, newest first. */
    pending: z.array(DepositOrder),
    timeOutUntil: z.nullable(Time),
    /** Remainder of the strictest deposit limit; null without one. */
    limitLeft: z.nullable(Amount),
  }),
  origin: 'observed',
  requirements: ['MONEY-001', 'MONEY-010'],
})

export const depositChannels = endpoint({
  ...ofMember,
  name: 'deposits.channels',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositPaymentChannels',
  summary: 'Lists the channels that merchant and VIP level allow, by mode.',
  reply: z.partialRecord(DepositMode, z.object({ channels: z.array(DepositChannel) })),
  origin: 'observed',
  requirements: ['MONEY-001', 'MONEY-010', 'API-064'],
})

const orderErrors = [
  'amount.out.of.range',
  'deposit.channel.closed',
  'deposit.pending.limit',
  'limit.deposit.reached',
  'time.out',
  'transaction.conflict',
  'scratch.card.invalid',
  'scratch.card.locked',
  ...JOIN_ERRORS,
] as const

/** Serial number of a scratch card, 12 digits. */
const Serial = z.string().check(z.regex(/^\d{12}$/))
/** PIN of a scratch card, 8 digits. */
const Pin = z.string().check(z.regex(/^\d{8}$/))

export const openDeposit = endpoint({
  ...ofMember,
  name: 'deposits.open',
  method: 'POST',
  path: '/wps/transaction/deposit/:mode',
  summary: 'Opens a deposit order; repeating the requestId returns the same order. A scratch card pays at once.',
  params: z.strictObject({ mode: DepositMode }),
  body: z.strictObject({
    requestId: z.uuid(),
    vendorId: line(1, 20),
    /** Amount, currency units; absent for scratch cards, which have a fixed value. */
    amount: z.optional(z.number().check(z.gt(0), z.lte(1_000_000_000))),
    serial: z.optional(Serial),
    pin: z.optional(Pin),
    /** Id of the promotion chosen with the deposit. */
    promotionId: z.optional(PromotionId),
  }),
  reply: DepositOrder,
  errors: orderErrors,
  origin: 'observed',
  requirements: ['MONEY-001', 'MONEY-010', 'SESSION-012'],
})

export const depositOrder = endpoint({
  ...ofMember,
  name: 'deposits.order',
  method: 'GET',
  path: '/wps/transaction/deposit/:transId',
  summary: 'Returns one of the member’s deposits with its history.',
  params,
  reply: DepositOrder,
  errors: ['order.not.found'],
  requirements: ['MONEY-001', 'RECORDS-007'],
})

export const addProofPicture = endpoint({
  ...ofMember,
  name: 'deposits.addPicture',
  method: 'POST',
  path: '/wps/transaction/deposit/:transId/picture',
  summary: 'Adds a picture to the proof, a PNG or JPG that is re-encoded from its pixels alone; at most three.',
  params,
  body: z.strictObject({}),
  multipart: { file: 'picture', maxBytes: PICTURES.maxBytes, types: PICTURES.types },
  reply: DepositOrder,
  errors: ['order.not.found', 'order.closed', 'deposit.expired', 'upload.type', 'upload.size', 'upload.count'],
})

export const removeProofPicture = endpoint({
  ...ofMember,
  name: 'deposits.removePicture',
  method: 'DELETE',
  path: '/wps/transaction/deposit/:transId/picture',
  summary: 'Removes a picture that is not submitted yet; removing it again succeeds.',
  params,
  query: z.strictObject({ name: z.string().check(z.regex(/^[0-9a-f]{32}$/)) }),
  reply: DepositOrder,
  errors: ['order.not.found', 'order.closed', 'deposit.expired'],
})

export const proveDeposit = endpoint({
  ...ofMember,
  name: 'deposits.prove',
  method: 'POST',
  path: '/wps/transaction/deposit/:transId/proof',
  summary: 'Reports the transfer with its reference number; the order then waits for the cashier.',
  params,
  body: z.strictObject({
    /** Payment reference, 6 to 30 characters; transaction hashes of crypto payments up to 80. */
    referenceNo: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{5,79}$/)),
    payerAccount: z._default(line(0, 40), ''),
  }),
  reply: DepositOrder,
  errors: ['order.not.found', 'order.closed', 'deposit.expired'],
  requirements: ['MONEY-010'],
})

export const cancelDeposit = endpoint({
  ...ofMember,
  name: 'deposits.cancel',
  method: 'POST',
  path: '/wps/transaction/deposit/:transId/cancel',
  summary: 'Cancels an order that waits for its payment; cancelling it again changes nothing.',
  params,
  body: z.strictObject({}),
  reply: DepositOrder,
  errors: ['order.not.found', 'order.closed', 'deposit.expired'],
  requirements: ['MONEY-010'],
})

const stage = { access: 'guest', origin: 'assumed', params: z.strictObject({ payId: StageId }) } as const

/** Selectable outcomes of the payment page. */
export const PAY_ANSWERS = ['pay', 'payFirst', 'payLate', 'payTwice', 'payNever', 'decline'] as const
export type PayAnswer = (typeof PAY_ANSWERS)[number]
/** Delay of the gateway’s callback, milliseconds of world time; null for none. */
export const CALLBACK_AFTER: Record<PayAnswer, number | null> = {
  pay: 2_000,
  payFirst: 0,
  payLate: 3 * MINUTE,
  payTwice: 0,
  payNever: null,
  decline: 0,
}

/** What the payment page shows of an order. */
export const PaymentPage = z.object({
  brand: z.string(),
  amount: Amount,
  currencySymbol: z.string(),
  reference: z.string(),
  /** State of the payment; `over`: the order ended elsewhere. */
  status: z.enum(['open', 'paid', 'declined', 'over']),
  /** Whether a late payment was sent back to the payer. */
  returned: z.boolean(),
  /** Return address. */
  backUrl: Address,
  expiresAt: Time,
})

export const payment = endpoint({
  ...stage,
  name: 'deposits.payment',
  method: 'GET',
  path: '/pay/:payId/state',
  summary: 'Returns what the gateway’s page asks the payer to pay for.',
  reply: PaymentPage,
  errors: ['order.not.found'],
})

export const answerPayment = endpoint({
  ...stage,
  name: 'deposits.answerPayment',
  method: 'POST',
  path: '/pay/:payId/answer',
  summary:
    'Pays or declines a payment as the payer, and returns how the gateway will call back. Only the first answer counts.',
  body: z.strictObject({ answer: z.enum(PAY_ANSWERS) }),
  reply: PaymentPage,
  errors: ['order.not.found', 'order.closed'],
})

/** PaymentPage notice of a gateway, signed over all other fields. */
export const GatewayCallback = z.strictObject({
  transId: DepositId,
  payId: StageId,
  outcome: z.enum(['paid', 'declined']),
  amount: z.number().check(z.gt(0), z.lte(1_000_000_000)),
  /** Payment reference of the gateway. */
  refId: line(6, 40),
  /** HMAC-SHA256, hexadecimal, over the other fields. */
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type GatewayCallback = z.infer<typeof GatewayCallback>

export const gatewayCallback = endpoint({
  name: 'deposits.callback',
  method: 'POST',
  path: '/wps/transaction/callback/gateway',
  access: 'guest',
  summary:
    'Receives a gateway’s report of how a payment ended. A repeated one moves nothing; one after the end is refused, and the gateway refunds.',
  body: GatewayCallback,
  reply: z.object({ result: z.enum(['accepted', 'repeated', 'refused']), state: DepositState }),
  errors: ['order.not.found', 'signature.invalid', 'transaction.conflict'],
  origin: 'assumed',
})
