import * as z from 'zod/mini'
import { op, params, WorldId } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { Address, VendorCode } from './fields.ts'

/** Ten-thousandths of the unit, signed: what the ledger itself counts in. */
const Units = z.int()

/** What an auditor finds in the books of a world. All amounts are ten-thousandths of the unit. */
export const Audit = z.object({
  /** Nothing below is wrong. */
  sound: z.boolean(),
  ledger: z.object({
    accounts: z.int(),
    movements: z.int(),
    /** Sum of all entries; 0 in sound books. */
    total: Units,
  }),
  /** What the accounts of a kind hold together: `members` in their main wallets, `vendors`, the `house`. */
  holdings: z.array(
    z.object({
      kind: z.enum(['member', 'vendor', 'house']),
      wallet: z.string(),
      accounts: z.int(),
      /** Sum of the balances the accounts say they have. */
      balance: Units,
      /** Sum of the entries that made them. */
      entered: Units,
    }),
  ),
  /** How many faults of each kind there are; 0 each in sound books. */
  faults: z.object({
    /** Movements that are not two entries which cancel out. */
    unbalanced: z.int(),
    /** Accounts whose balance is not the sum of their entries. */
    drifted: z.int(),
    /** Accounts of members below zero. */
    overdrawn: z.int(),
  }),
  /** The first faults of each kind, fifty at most, so that one knows where to look. */
  found: z.object({
    unbalanced: z.array(z.object({ movementId: z.int(), entries: z.int(), sum: Units })),
    drifted: z.array(z.object({ accountId: z.int(), owner: z.string(), wallet: z.string(), by: Units })),
    overdrawn: z.array(z.object({ accountId: z.int(), owner: z.string(), wallet: z.string(), balance: Units })),
  }),
  /** Bets of every kind of game, lottery orders included, against the movements that paid for them. */
  bets: z.object({
    count: z.int(),
    open: z.int(),
    /** Prizes less stakes, as the bets say. */
    won: Units,
    /** What came in less what went out for bets, as the wallets of members say; equals `won` in sound books. */
    paid: Units,
  }),
  /** What SQLite says of the database: empty, or one sentence for each thing that is broken. */
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

/** A vendor of games as its operator sees it. */
export const VendorState = z.object({
  code: VendorCode,
  name: z.string(),
  maintenance: z.boolean(),
  /** Where its games run when it has a server of its own; null for the stage. */
  launchUrl: z.nullable(z.string()),
})

/** The secret a vendor's server sends with every call of the wallet. */
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
