import { control as contract } from '@understudy/contracts'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { JSON_COLUMNS, momentColumns } from '../../fake-server/src/control/capsule-columns.ts'
import { control } from '../support/call.ts'
import { content } from '../support/capsule.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const take = ({ id }: TestWorld) => control(contract.exportCapsule, { params: { id }, body: {} })
const open = (capsule: string) => control(contract.importCapsule, { body: { capsule } })

describe('the columns of JSON in a capsule', () => {
  test.each(['broken-images', 'empty', 'minimal-merchant', 'transfer-wallets', 'every-field', 'order-statuses'])(
    'one of %s as it is opens all the same',
    async (scenario) => {
      const { capsule } = await take(await makeWorld({ scenario }))
      expect((await open(capsule)).world.scenario).toBe(scenario)
    },
  )

  test('every number that may be a moment is among those that are checked', async () => {
    const db = new Sqlite(content((await take(await makeWorld())).capsule).image)
    const known = new Set(momentColumns(db))
    const columns = db
      .prepare<[], { tbl: string; col: string }>(
        `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c
         WHERE m.type = 'table' AND upper(c.type) = 'INTEGER'`,
      )
      .all()
    const largest = ({ tbl, col }: { tbl: string; col: string }) =>
      db.prepare(`SELECT coalesce(max("${col}"), 0) FROM "${tbl}"`).pluck().get() as number
    const found = columns.filter((column) => largest(column) > 1_000_000_000_000).map(({ tbl, col }) => `${tbl}.${col}`)
    db.close()
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter((tableColumn) => !known.has(tableColumn))).toEqual([])
    expect([known.has('contract_payout.try_at'), known.has('chat_agent.until_hour')]).toEqual([true, false])
  })

  test('a world that began in 1970, and one at the end of all clocks, open all the same', async () => {
    for (const startAt of ['1970-03-01T00:00:00Z', '2099-12-30T00:00:00Z']) {
      const { capsule } = await take(await makeWorld({ startAt }))
      expect((await open(capsule)).world.scenario).toBe('everyday')
    }
  })

  test('every column of JSON is among those that are checked', async () => {
    const { image } = content((await take(await makeWorld())).capsule)
    const db = new Sqlite(image)
    const columns = db
      .prepare<[], { tableColumn: string; tbl: string; col: string }>(
        `SELECT m.name || '.' || c.name AS tableColumn, m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c
         WHERE m.type = 'table' AND c.type = 'TEXT'`,
      )
      .all()
    const holdsJson = ({ tbl, col }: { tbl: string; col: string }) =>
      db.prepare(`SELECT 1 FROM "${tbl}" WHERE "${col}" LIKE '{%}' OR "${col}" LIKE '[%]' LIMIT 1`).get() !== undefined
    const found = columns.filter(holdsJson).map(({ tableColumn }) => tableColumn)
    db.close()
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter((tableColumn) => !(tableColumn in JSON_COLUMNS))).toEqual(['world_state.value'])
  })
})
