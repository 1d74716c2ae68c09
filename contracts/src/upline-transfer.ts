import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, inSteps, line, Secret, Time } from './fields.ts'

/** Lowest and highest amount of a transfer, currency units. */
export const TRANSFER_BOUNDS = { min: 1, max: 1_000_000 } as const
/** Most characters of a remark. */
export const TRANSFER_REMARK = 140

/** What is sent to another member, and the proof that the sender may. */
export const TRANSFER = {
  requestId: z.uuid(),
  /** Amount, currency units, at most 2 decimals. */
  amount: z.number().check(z.gte(TRANSFER_BOUNDS.min), z.lte(TRANSFER_BOUNDS.max), inSteps(0.01)),
  paymentPassword: Secret,
  remark: z._default(line(0, TRANSFER_REMARK), ''),
} as const

const ofMember = { access: 'real', flag: 'AGETRANSFERUP3', origin: 'assumed' } as const

export const transferState = endpoint({
  ...ofMember,
  name: 'uplineTransfer.state',
  method: 'GET',
  path: '/wps/agent/transferEnabled',
  summary: 'Returns whether the member may send money to an upline, to whom, and how much is available.',
  reply: z.object({
    /** Whether transfers are available: the member has an upline and is not a top agent. */
    enabled: z.boolean(),
    /** Account of the upline; empty without one. */
    upline: z.string(),
    availBalance: Amount,
    hasPaymentPassword: z.boolean(),
    paymentLockedUntil: z.nullable(Time),
  }),
  requirements: ['FLAGS-020', 'API-064'],
})

export const transferUpline = endpoint({
  ...ofMember,
  name: 'uplineTransfer.send',
  method: 'POST',
  path: '/wps/agent/transferUpline',
  summary:
    'Sends money from the main wallet to the upline’s. Repeating the requestId returns the same transfer and moves nothing.',
  body: z.strictObject(TRANSFER),
  encrypted: true,
  reply: z.object({
    transId: z.string(),
    upline: z.string(),
    amount: Amount,
    /** Balance of the main wallet after the transfer. */
    balance: Amount,
  }),
  errors: [
    'permission.denied',
    'balance.not.enough',
    'turnover.not.met',
    'transaction.conflict',
    'payment.password.unset',
    'payment.password.wrong',
    'payment.password.locked',
  ],
  requirements: ['FLAGS-020', 'API-064'],
})
