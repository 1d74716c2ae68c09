import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Address, VendorCode } from '../fields.ts'
import { op, params, WorldId } from './fields.ts'

/** Signed ten-thousandths of the currency unit, as in the ledger. */
const Units = z.int()

/** Audit of the books of a world. All amounts in ten-thousandths of the unit. */
export const Audit = z.object({
  /** Whether the books have no faults. */
  sound: z.boolean(),
  ledger: z.object({
    accounts: z.int(),
    movements: z.int(),
    /** Sum of all entries; 0 in sound books. */
    total: Units,
  }),
  /** Total holdings per kind of account: `members` (main wallets), `vendors`, `house`. */
  holdings: z.array(
    z.object({
      kind: z.enum(['member', 'vendor', 'house']),
      wallet: z.string(),
      accounts: z.int(),
      /** Sum of the account balances. */
      balance: Units,
      /** Sum of the ledger entries. */
      entered: Units,
    }),
  ),
  /** Number of faults by kind. */
  faults: z.object({
    /** Movements whose entries do not balance. */
    unbalanced: z.int(),
    /** Accounts whose balance differs from the sum of their entries. */
    drifted: z.int(),
    /** Accounts of members with a negative balance. */
    overdrawn: z.int(),
  }),
  /** First faults of each kind, at most 50. */
  found: z.object({
    unbalanced: z.array(z.object({ movementId: z.int(), entries: z.int(), sum: Units })),
    drifted: z.array(z.object({ accountId: z.int(), owner: z.string(), wallet: z.string(), by: Units })),
    overdrawn: z.array(z.object({ accountId: z.int(), owner: z.string(), wallet: z.string(), balance: Units })),
  }),
  /** Bets of all games, including lottery orders, compared with their movements. */
  bets: z.object({
    count: z.int(),
    open: z.int(),
    /** Prizes minus stakes according to the bets. */
    won: Units,
    /** Prizes minus stakes according to the wallets; equals `won` in sound books. */
    paid: Units,
  }),
  /** Findings of SQLite's integrity check; empty if intact. */
  damage: z.array(z.string()),
})
export type Audit = z.infer<typeof Audit>

export const audit = endpoint({
  ...op,
  name: 'control.audit',
  method: 'GET',
  path: '/__control/worlds/:id/audit',
  summary: 'Audits a world: ledger, wallets, bets and the database itself, with every discrepancy.',
  params,
  reply: Audit,
})

/** A vendor of games, with its operator settings. */
export const VendorState = z.object({
  code: VendorCode,
  name: z.string(),
  maintenance: z.boolean(),
  /** Launch address of an external game server; null for the built-in stage. */
  launchUrl: z.nullable(z.string()),
})

/** Secret of a vendor's server for wallet calls. */
const WalletKey = z.string().check(z.regex(/^[\x21-\x7e]{16,128}$/))

export const vendors = endpoint({
  ...op,
  name: 'control.vendors',
  method: 'GET',
  path: '/__control/worlds/:id/vendors',
  summary: 'Lists the vendors of a world and which of them are closed for maintenance.',
  params,
  reply: z.array(VendorState),
})

export const patchVendor = endpoint({
  ...op,
  name: 'control.patchVendor',
  method: 'PATCH',
  path: '/__control/worlds/:id/vendors/:vendor',
  summary:
    'Closes a vendor for maintenance, or opens it again: its games do not launch, and open pages are notified. With launchUrl and walletKey its games open on a server of its own; null returns them to the stage.',
  params: z.strictObject({ id: WorldId, vendor: VendorCode }),
  body: z.strictObject({
    maintenance: z.optional(z.boolean()),
    launchUrl: z.optional(z.nullable(Address)),
    walletKey: z.optional(WalletKey),
  }),
  reply: VendorState,
})
