import * as z from 'zod/mini'
import { op, params, WorldId } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { Time, wholeNumber } from './fields.ts'

export const TapeEntry = z.object({
  seq: z.int(),
  /** World's time of the answer. */
  at: Time,
  /** Machine's time of the answer; absent in what a capsule brought. */
  machineAt: z.optional(Time),
  /** Path of the page that called, without what its address asks for; null where the caller did not tell. */
  page: z.optional(z.nullable(z.string())),
  /** Bytes of the answer. */
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
  /** The fault that spoilt the call. */
  fault: z.nullable(z.string()),
  /** The module that is off and refused the call. */
  flag: z.nullable(z.string()),
  /** How the world's clock went during the call. */
  clock: z.enum(['running', 'frozen']),
  /** Rows the call wrote. */
  rows: z.int(),
  /** Cause of a crash, or of a reply that breaks its contract. */
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
    /** Only calls after this one. */
    after: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    /** Only calls before this one: with the last one of a list, the list goes on. */
    before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  }),
  reply: z.array(TapeEntry),
})

/** A call as the inspector shows it. */
export const TapeCall = z.object({
  ...TapeEntry.shape,
  merchant: z.nullable(z.string()),
  language: z.nullable(z.string()),
  /** The body of the answer, parsed, secrets masked; null where nothing was answered. */
  reply: z.unknown(),
  bytes: z.int(),
  /** Tables the call wrote to, with how many statements. */
  writes: z.array(z.object({ table: z.string(), statements: z.int() })),
  /** The same call as a command line; the token is not in it. */
  curl: z.string(),
  /** The same call as a test with the fixtures of `tests/support`. */
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
  summary: 'Lists the tables of a world with their numbers of rows.',
  params,
  reply: z.array(z.object({ name: z.string(), rows: z.int(), columns: z.array(z.string()) })),
})

/** A value of a table as SQLite keeps it; secrets are masked, bytes are told by their number. */
export const Cell = z.union([z.string(), z.number(), z.null()])
export const TableName = z.string().check(z.regex(/^[a-z_]{1,60}$/))
/** What is known of a column. */
export const TableColumn = z.object({
  /** The reason why this column is not written by hand; null where it may be. */
  held: z.nullable(z.string()),
  nullable: z.boolean(),
  kind: z.enum(['number', 'text', 'json', 'bytes']),
  /** The table and column whose row it names. */
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
    /** Only rows in which some column contains this. */
    find: z._default(z.string().check(z.maxLength(60)), ''),
    /** Only rows in which each named column contains its text, written as in an address: `status=open&kind=bet`. */
    where: z._default(z.string().check(z.maxLength(300)), ''),
    /** Only the row that is changed and deleted by this id. */
    row: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    /** Column to sort by, with a minus before it falling; by default the newest row comes first. */
    sort: z._default(z.string().check(z.regex(/^(-?[a-z0-9_]{1,60})?$/)), ''),
  }),
  reply: z.object({
    columns: z.array(z.string()),
    /** Of each column, in their order. */
    about: z.array(TableColumn),
    rows: z.array(z.array(Cell)),
    /** What each row is changed and deleted by, in their order. */
    ids: z.array(z.int()),
    total: z.int(),
    /** Why no row of it may be deleted; null where a row may be that no other one names. */
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
    /** By access of the caller: guest, trial, member, agent. */
    roles: z.record(z.string(), z.int()),
    /** Refusals by the module that was off. */
    flags: z.record(z.string(), z.int()),
    /** What the platform did by itself, without fault injection; null as code is a success. */
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
