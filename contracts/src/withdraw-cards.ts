import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Secret, Time } from './fields.ts'

/** Most payout accounts of a member. */
export const CARD_LIMIT = 5
export const CARD_KINDS = ['bank', 'wallet', 'crypto'] as const
export const CardKind = z.enum(CARD_KINDS)
export type CardKind = (typeof CARD_KINDS)[number]

/** Letters of any script with spaces and marks between them. */
export const PayeeName = z.string().check(z.trim(), z.regex(/^[\p{L}\p{M}][\p{L}\p{M}\u200c .'’-]{1,49}$/u))

export const BankCode = z.string().check(z.regex(/^[A-Z]{3,6}$/))
export const AccountNo = z.string().check(z.regex(/^[A-Za-z0-9]{8,64}$/))

/** A payout account; its number is always masked. */
export const WithdrawCard = z.object({
  cardId: z.int(),
  kind: CardKind,
  bankCode: z.string(),
  bankName: z.string(),
  payeeName: z.string(),
  /** Masked account number: stars and the last 4 characters. */
  accountNo: z.string(),
  addedAt: Time,
})
export type WithdrawCard = z.infer<typeof WithdrawCard>

const ofMember = { access: 'real', origin: 'observed' } as const

export const withdrawBanks = endpoint({
  ...ofMember,
  name: 'withdrawCards.banks',
  method: 'GET',
  path: '/wps/system/withdrawBanks',
  summary:
    'Lists the banks, e-wallets and cryptocurrencies that can be paid to, with the format of their account numbers.',
  reply: z.array(
    z.object({
      bankCode: BankCode,
      bankName: z.string(),
      kind: CardKind,
      /** Shortest account number, characters. */
      minLength: z.int(),
      /** Longest account number, characters. */
      maxLength: z.int(),
      digitsOnly: z.boolean(),
    }),
  ),
})

export const withdrawCards = endpoint({
  ...ofMember,
  name: 'withdrawCards.list',
  method: 'GET',
  path: '/wps/member/bankCard',
  summary: 'Lists the member’s payout accounts, masked, oldest first.',
  reply: z.object({
    cards: z.array(WithdrawCard),
    limit: z.int(),
    /** Holder's name required for every account; empty before the first. */
    payeeName: z.string(),
  }),
  requirements: ['MONEY-010'],
})

export const addWithdrawCard = endpoint({
  ...ofMember,
  name: 'withdrawCards.add',
  method: 'PUT',
  path: '/wps/member/bankCard',
  summary: 'Adds a payout account; the first one fixes the payee’s name. Requires the payment password.',
  body: z.strictObject({
    bankCode: BankCode,
    accountNo: AccountNo,
    payeeName: PayeeName,
    paymentPassword: Secret,
  }),
  encrypted: true,
  reply: WithdrawCard,
  errors: [
    'card.limit',
    'card.duplicate',
    'payee.mismatch',
    'payment.password.unset',
    'payment.password.wrong',
    'payment.password.locked',
  ],
  requirements: ['MONEY-010'],
})

export const removeWithdrawCard = endpoint({
  ...ofMember,
  name: 'withdrawCards.remove',
  method: 'DELETE',
  path: '/wps/member/bankCard',
  summary: 'Removes a payout account; orders to it keep their own copy. Removing it again succeeds.',
  query: z.strictObject({ cardId: z.string().check(z.regex(/^\d{1,12}$/)) }),
  reply: z.literal(true),
})
