import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { launchParams } from './play.ts'
import { WAGER_ERRORS } from './safer-play.ts'

/** Highest amount, ten-thousandths of the currency unit, in which vendor wallets count. */
const LARGEST = 10_000_000_000_000
const Stake = z.int().check(z.gte(1), z.lte(LARGEST))
const Prize = z.int().check(z.gte(0), z.lte(LARGEST))

/** Idempotency key of the vendor; a repeated call returns the first answer. */
export const TxId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** Shared key of vendor and platform; the endpoint checks it, as a missing key has an error of its own. */
const headers = z.object({ 'x-vendor-key': z.optional(z.string().check(z.maxLength(128))) })

const Movement = z.object({
  txId: TxId,
  /** Balance of the player's wallet after the call, ten-thousandths of the currency unit; unchanged in repeated answers. */
  balance: z.int(),
})
export type VendorMovement = z.infer<typeof Movement>

const KEY_ERRORS = ['launch.unknown', 'vendor.key.invalid'] as const satisfies readonly ErrorCode[]

/** Common part of the four calls; the launch id in the path is the `token` in the address of the vendor's page. */
const call = { access: 'guest', params: launchParams, headers, origin: 'assumed' } as const

export const walletBalance = endpoint({
  ...call,
  name: 'vendorWallet.balance',
  method: 'GET',
  path: '/play/:launchId/wallet/balance',
  summary: 'Returns to a vendor the player and the wallet balance of a launch.',
  reply: z.object({
    /** Pseudonym of the player, constant per vendor. */
    player: z.string(),
    currency: z.string(),
    balance: z.int(),
    /** Whether the session uses play money. */
    demo: z.boolean(),
  }),
  errors: [...KEY_ERRORS, 'login.not.session'],
})

export const walletBet = endpoint({
  ...call,
  name: 'vendorWallet.bet',
  method: 'POST',
  path: '/play/:launchId/wallet/bet',
  summary: 'Takes a stake for a vendor. The bet is open until a win, even one of nothing, or a rollback ends it.',
  body: z.strictObject({ txId: TxId, amount: Stake }),
  reply: Movement,
  errors: [
    ...KEY_ERRORS,
    'login.not.session',
    ...WAGER_ERRORS,
    'game.maintenance',
    'balance.not.enough',
    'bet.rolled.back',
    'transaction.conflict',
  ],
})

export const walletWin = endpoint({
  ...call,
  name: 'vendorWallet.win',
  method: 'POST',
  path: '/play/:launchId/wallet/win',
  summary: 'Ends an open bet for a vendor and pays its prize, 0 for a lost one. The session may have ended by then.',
  body: z.strictObject({ txId: TxId, bet: TxId, amount: Prize }),
  reply: Movement,
  errors: [...KEY_ERRORS, 'bet.not.found', 'transaction.conflict', 'amount.out.of.range'],
})

export const walletRollback = endpoint({
  ...call,
  name: 'vendorWallet.rollback',
  method: 'POST',
  path: '/play/:launchId/wallet/rollback',
  summary:
    'Returns the stake of an open bet for a vendor. A bet that has not arrived yet is remembered, and refused when it does.',
  body: z.strictObject({ txId: TxId, bet: TxId }),
  reply: Movement,
  errors: [...KEY_ERRORS, 'transaction.conflict'],
})
