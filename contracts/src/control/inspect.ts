import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Time, wholeNumber } from '../fields.ts'
import { op, params, WorldId } from './fields.ts'

export const TapeEntry = z.object({
  seq: z.int(),
  /** World time of the response. */
  at: Time,
  /** Machine time of the response; absent for calls from a capsule. */
  machineAt: z.optional(Time),
  /** Path of the calling page, without query; null if unknown. */
  page: z.optional(z.nullable(z.string())),
  /** Size of the response, bytes. */
  bytes: z.optional(z.int()),
  endpoint: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  status: z.int(),
  code: z.nullable(z.string()),
  /** Account of the caller, null for guests. */
  actor: z.nullable(z.string().check(z.regex(/^[^\s\p{C}]{1,100}$/u))),
  ms: z.number(),
  /** Input with secrets masked. */
  input: z.unknown(),
  /** Kind of the fault rule applied to the call; null if none. */
  fault: z.nullable(z.string()),
  /** Id of the disabled module that refused the call; null if none. */
  flag: z.nullable(z.string()),
  /** State of the world's clock during the call. */
  clock: z.enum(['running', 'frozen']),
  /** Number of rows written. */
  rows: z.int(),
  /** Cause of an internal error or a contract violation, or the reason a library gave for a refusal; null if none. */
  cause: z.nullable(z.string()),
})
export type TapeEntry = z.infer<typeof TapeEntry>

export const tape = endpoint({
  ...op,
  name: 'control.tape',
  method: 'GET',
  path: '/__control/worlds/:id/tape',
  summary: 'Lists the last calls of the world, newest first.',
  params,
  query: z.strictObject({
    limit: z._default(wholeNumber(1, 500), 100),
    endpoint: z.optional(z.string().check(z.maxLength(60))),
    /** Text within the input or the reply, secrets masked, in any case; calls whose bodies are no longer held do not match. */
    find: z.optional(z.string().check(z.maxLength(60))),
    /** Number of a call; only later ones are listed. */
    after: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    /** Number of a call; only earlier ones are listed (paging). */
    before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  }),
  reply: z.array(TapeEntry),
})

/** A call as the inspector shows it. */
export const TapeCall = z.object({
  ...TapeEntry.shape,
  merchant: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** Parsed response body with secrets masked; null without a response. */
  reply: z.unknown(),
  bytes: z.int(),
  /** Tables written, with the number of statements. */
  writes: z.array(z.object({ table: z.string(), statements: z.int() })),
  /** The call as a curl command, without the token. */
  curl: z.string(),
  /** The call as a test with the fixtures of `tests/support`. */
  test: z.string(),
})
export type TapeCall = z.infer<typeof TapeCall>

export const tapeCall = endpoint({
  ...op,
  name: 'control.tapeCall',
  method: 'GET',
  path: '/__control/worlds/:id/tape/:seq',
  summary: 'Returns one recorded call in full: request, reply, the fault that changed it, and the rows it wrote.',
  params: z.strictObject({ id: WorldId, seq: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  reply: TapeCall,
})

export const tables = endpoint({
  ...op,
  name: 'control.tables',
  method: 'GET',
  path: '/__control/worlds/:id/tables',
  summary: 'Lists the tables of a world with their features and numbers of rows.',
  params,
  reply: z.array(
    z.object({
      /** The feature it belongs to, by the name of its folder; `world` for the server's own. */
      feature: z.string(),
      name: z.string(),
      rows: z.int(),
      columns: z.array(z.string()),
    }),
  ),
})

/** A value of a table as SQLite stores it; secrets are masked, binary data is given by its size. */
export const Cell = z.union([z.string(), z.number(), z.null()])
export const TableName = z.string().check(z.regex(/^[a-z_]{1,60}$/))
/** What a column holds. Money is in ten-thousandths of the currency unit, a time in epoch ms, a day in days since 1 January 1970. */
export const ColumnKind = z.enum(['number', 'money', 'time', 'day', 'text', 'json', 'bytes'])
export type ColumnKind = z.infer<typeof ColumnKind>
/** Metadata of a column. */
export const TableColumn = z.object({
  /** Reason why the column is read-only; null if it is writable. */
  readOnlyReason: z.nullable(z.string()),
  nullable: z.boolean(),
  kind: ColumnKind,
  /** Referenced table and column; null without a reference. */
  to: z.nullable(z.object({ table: z.string(), column: z.string() })),
})
export type TableColumn = z.infer<typeof TableColumn>

export const tableRows = endpoint({
  ...op,
  name: 'control.tableRows',
  method: 'GET',
  path: '/__control/worlds/:id/tables/:table',
  summary: 'Lists rows of a table, newest first, with secrets masked.',
  params: z.strictObject({ id: WorldId, table: TableName }),
  query: z.strictObject({
    offset: z._default(wholeNumber(0, 10_000_000), 0),
    limit: z._default(wholeNumber(1, 200), 50),
    /** Text that any column contains. */
    find: z._default(z.string().check(z.maxLength(60)), ''),
    /** Filters by column in query syntax, such as `status=open&kind=bet`. */
    where: z._default(z.string().check(z.maxLength(300)), ''),
    /** Id of a single row. */
    row: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    /** Sort column, with a leading minus for descending; default: newest row first. */
    sort: z._default(z.string().check(z.regex(/^(-?[a-z0-9_]{1,60})?$/)), ''),
  }),
  reply: z.object({
    columns: z.array(z.string()),
    /** Metadata of the columns, in order. */
    about: z.array(TableColumn),
    rows: z.array(z.array(Cell)),
    /** Ids of the rows, in order. */
    ids: z.array(z.int()),
    /** Merchant whose currency and time zone the values of each row are in, in order; the world's for rows of no merchant. */
    merchants: z.array(z.string()),
    /** Currency and time zone of these merchants. */
    locales: z.record(z.string(), z.object({ currencySymbol: z.string(), timeZone: z.string() })),
    total: z.int(),
    /** Reason why rows cannot be deleted; null if unreferenced rows can. */
    keeps: z.nullable(z.string()),
  }),
})

export const usage = endpoint({
  ...op,
  name: 'control.usage',
  method: 'GET',
  path: '/__control/usage',
  summary: 'Counts how often each endpoint, code, role and flag was used since the server started, over all worlds.',
  reply: z.object({
    since: Time,
    calls: z.int(),
    endpoints: z.record(z.string(), z.int()),
    codes: z.record(z.string(), z.int()),
    /** Number of calls by role: guest, trial, member, agent. */
    roles: z.record(z.string(), z.int()),
    /** Number of refusals by disabled module. */
    flags: z.record(z.string(), z.int()),
    /** Outcomes without fault injection; code null for success. */
    reached: z.array(
      z.object({
        endpoint: z.string(),
        code: z.nullable(z.string()),
        role: z.enum(['guest', 'trial', 'member', 'agent']),
        /** The module that was off and refused the call. */
        flag: z.nullable(z.string()),
        calls: z.int(),
      }),
    ),
  }),
})
