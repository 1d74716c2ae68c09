// @module-tag all
import { control as contract } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import Sqlite from 'better-sqlite3'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { statement } from '../../platform/src/storage/database.ts'
import { COLUMN_RULES } from '../../stage/src/features.ts'
import { ControlProblem, invalidField } from '../../steering/src/api/control-problem.ts'
import {
  checkBets,
  checkOwners,
  isBadMoment,
  isMomentColumn,
  isTooMuch,
  wrongIn,
} from '../../steering/src/capsules/capsule-columns.ts'
import { columnsOf, quoted, tableNames } from '../../steering/src/rows/tables.ts'
import { CALLERS, SAMPLES } from '../contract/call-table.ts'
import { type SampleContext, sampleContext } from '../contract/sample-context.ts'
import { control, send } from '../support/call.ts'
import { controlHeaders, insideOf } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

interface Place {
  table: string
  column: string
}
type Value = string | number

/** Values that no form of the app would send, by the type of their column. */
const HOSTILE: Readonly<Record<string, readonly Value[]>> = {
  integer: [-1, 8_999_999_999_999_999, 1_773_126_005_000],
  text: ['x', '{"a":1}', 'ۇ'.repeat(300)],
}
const ROUNDS = [0, 1, 2]
/** Tables tested one by one: a bad value here may end every session or page, and so hide what another table breaks. */
const ALONE = ['country', 'flag', 'game', 'member', 'merchant', 'session', 'vendor']
const BATCH = 30

const READS = REGISTRY.filter(({ method, surface, name }) => method === 'GET' && surface !== 'control' && SAMPLES[name])
const OVERVIEWS = [
  contract.actors,
  contract.audit,
  contract.draws,
  contract.dueEvents,
  contract.getWorld,
  contract.listMissions,
  contract.listPromotions,
  contract.plays,
  contract.queues,
  contract.vendors,
]

let world: TestWorld
let context: SampleContext
let snapshot: string
let batches: Place[][]

beforeAll(async () => {
  world = await makeWorld()
  context = await sampleContext(world)
  const inside = await insideOf(world)
  const tables = tableNames(inside).filter((table) => !table.startsWith('world_'))
  const places = (names: readonly string[]) =>
    names.flatMap((table) => columnsOf(inside, table).map(({ name }) => ({ table, column: name })))
  const others = tables.filter((table) => !ALONE.includes(table))
  batches = [
    ...ALONE.map((table) => places([table])),
    ...others.flatMap((_, at) => (at % BATCH === 0 ? [places(others.slice(at, at + BATCH))] : [])),
  ]
  snapshot = (await control(contract.takeSnapshot, { params: { id: world.id }, body: { label: 'sound' } })).id
})

/** The names of the calls that fail as a server does that has a fault. */
async function failing(): Promise<string[]> {
  const failed: string[] = []
  for (const endpoint of READS) {
    const { token } = CALLERS[endpoint.name]?.(context) ?? context.member
    const headers = { 'x-world': world.id, Merchant: 'aurora1', Language: 'EN', ...(token && { Authorization: token }) }
    const { status } = await send(endpoint, SAMPLES[endpoint.name]?.(context) ?? {}, headers)
    if (status === 500) failed.push(endpoint.name)
  }
  for (const endpoint of OVERVIEWS) {
    const { status } = await send(endpoint, { params: { id: world.id } }, controlHeaders())
    if (status === 500) failed.push(endpoint.name)
  }
  return failed
}

/** Writes a value into all rows of a column, or the last where it must be unique; false when no capsule may hold it. */
async function spoil({ table, column }: Place, value: Value): Promise<boolean> {
  const { db } = await insideOf(world)
  const rule = COLUMN_RULES[`${table}.${column}`]
  if (rule?.isJson && wrongIn(rule.schema, value) !== undefined) return false
  if (rule && !rule.isJson && !z.safeParse(rule.schema, value).success) return false
  if (typeof value === 'number' && isBadMoment(`${table}.${column}`, value)) return false
  const write = `UPDATE ${quoted(table)} SET ${quoted(column)} = ?`
  db.$client.exec('SAVEPOINT spoilt')
  try {
    if (!wrote(() => statement(db, write).run(value)))
      statement(db, `${write} WHERE rowid = (SELECT max(rowid) FROM ${quoted(table)})`).run(value)
    if (typeof value === 'number' && !isMomentColumn(`${table}.${column}`) && isTooMuch(db.$client, table, column))
      throw invalidField(column, 'too much')
    if (/(?:_id|_account|vendor|merchant)$/.test(column)) checkOwners(db.$client)
    if (table === 'bet') checkBets(db.$client)
    return true
  } catch (error) {
    if (!(error instanceof ControlProblem || error instanceof Sqlite.SqliteError)) throw error
    db.$client.exec('ROLLBACK TO spoilt')
    return false
  } finally {
    db.$client.exec('RELEASE spoilt')
  }
}

/** Reports whether a write to all rows was possible; false where they must differ. */
function wrote(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return false
    throw error
  }
}

/** Spoils the columns that take the hostile value of a round. */
async function spoilAll(places: readonly Place[], round: number): Promise<Place[]> {
  await control(contract.restoreSnapshot, { params: { id: world.id }, body: { snapshot } })
  const inside = await insideOf(world)
  const spoilt: Place[] = []
  for (const place of places) {
    const column = columnsOf(inside, place.table).find(({ name }) => name === place.column)
    const value = HOSTILE[column?.type ?? '']?.[round]
    if (value === undefined || column?.isKey || column?.isSecret) continue
    if (await spoil(place, value)) spoilt.push(place)
  }
  return spoilt
}

describe('hostile values that a capsule or a row may hold', () => {
  test('streams that end break no call', { timeout: 300_000 }, async () => {
    expect(await failing()).toEqual([])
    const broken: string[] = []
    let taken = 0
    for (const round of ROUNDS)
      for (const batch of batches) {
        const spoilt = await spoilAll(batch, round)
        taken += spoilt.length
        if ((await failing()).length === 0) continue
        for (const place of spoilt) {
          await spoilAll([place], round)
          const calls = await failing()
          if (calls.length > 0) broken.push(`${place.table}.${place.column}, round ${round}: ${calls.join(' ')}`)
        }
      }
    expect(broken).toEqual([])
    expect(taken).toBeGreaterThan(100)
  })
})
