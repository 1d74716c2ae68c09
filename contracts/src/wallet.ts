import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, VendorCode } from './fields.ts'

const money = { sumBalance: Amount, currency: z.string(), currencySymbol: z.string() }

export const balance = endpoint({
  name: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'member',
  summary: 'Returns the member’s wallet: total and accounts (2 main, 4 lottery).',
  query: z.strictObject({ typeId: z.optional(z.literal('0')) }),
  reply: z.object({
    ...money,
    balance: z.array(
      z.object({ accountTypeId: z.int(), accountName: z.string(), balance: Amount, availBalance: Amount }),
    ),
  }),
  origin: 'assumed',
  requirements: ['API-058', 'DATA-010'],
})

export const gameWallets = endpoint({
  name: 'wallet.gcs',
  method: 'GET',
  path: '/wps/wallets/gcs',
  access: 'member',
  summary: 'Returns the merchant’s wallets: one shared wallet (isSingle 1), or one for each vendor.',
  reply: z.object({
    isSingle: z.literal([0, 1]),
    ...money,
    wallets: z.array(
      z.object({
        vassalage: VendorCode,
        vendorName: z.string(),
        availBalance: Amount,
        status: z.enum(['open', 'maintenance']),
      }),
    ),
  }),
  origin: 'specified',
  requirements: ['API-059', 'API-067'],
})
