import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, inSteps, line, VendorCode } from './fields.ts'

/** Wallet: `main`, or the code of a vendor. */
export const WalletName = z.union([z.literal('main'), VendorCode])

export const transferWallet = endpoint({
  name: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'real',
  summary:
    'Moves money between the main wallet and a vendor’s where the merchant has one each. Repeating the transferId moves nothing.',
  body: z.strictObject({
    from: WalletName,
    to: WalletName,
    /** Amount, currency units; default: the whole balance. */
    amount: z.optional(z.number().check(z.gt(0), z.lte(1_000_000_000), inSteps(0.01))),
    transferId: line(8, 64),
  }),
  reply: z.object({
    transId: z.string(),
    /** Amount moved; 0 if there was none, or with a single wallet for all vendors. */
    amount: Amount,
    balances: z.object({ from: Amount, to: Amount, sumBalance: Amount }),
  }),
  errors: ['balance.not.enough', 'game.round.open', 'game.maintenance', 'transaction.conflict', 'game.not.found'],
  origin: 'assumed',
  requirements: ['API-059'],
})

export const recallWallets = endpoint({
  name: 'wallet.recall',
  method: 'POST',
  path: '/wps/relay/GCS_walletRecall',
  access: 'real',
  summary:
    'Returns the money of all vendor wallets to the main one; those with an open round or under maintenance keep theirs. Repeating the transferId moves nothing.',
  body: z.strictObject({ transferId: line(8, 64) }),
  reply: z.object({
    transId: z.string(),
    /** Amounts recalled per vendor. */
    recalled: z.array(z.object({ vassalage: VendorCode, amount: Amount })),
    amount: Amount,
    /** Vendors whose balance could not be recalled. */
    kept: z.array(VendorCode),
    sumBalance: Amount,
  }),
  origin: 'assumed',
  requirements: ['API-059', 'API-064'],
})

export const walletLocks = endpoint({
  name: 'wallet.locks',
  method: 'GET',
  path: '/wps/wallets/lockStatus',
  access: 'real',
  summary:
    'Lists the vendor wallets that hold money or a round; while a round is open the wallet is locked in both directions.',
  reply: z.array(z.object({ vassalage: VendorCode, availBalance: Amount, locked: z.boolean() })),
  origin: 'assumed',
  requirements: ['API-059'],
})
