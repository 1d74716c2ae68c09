import { randomInt } from 'node:crypto'
import { control as contract, session } from '@understudy/contracts'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { storageOf } from '../../platform/src/storage/columns.ts'
import { COLUMN_RULES, MOMENT_COLUMNS } from '../../stage/src/features.ts'
import { checkKinds, checkRules } from '../../steering/src/capsules/capsule-columns.ts'
import { control, send } from '../support/call.ts'
import { content, tampered } from '../support/capsule.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const take = ({ id }: TestWorld) => control(contract.exportCapsule, { params: { id }, body: {} })
const open = (capsule: string) => control(contract.importCapsule, { body: { capsule } })

/** Seed of this file's worlds, which tells them apart from others on the same server. */
const SEED = randomInt(2_000_000, 3_000_000)
const worlds = async () => (await control(contract.listWorlds, {})).filter(({ seed }) => seed === SEED)

let made: Promise<string> | undefined
/** The capsule of a world with all data, saved once. */
const sound = () => (made ??= makeWorld({ seed: SEED }).then(async (world) => (await take(world)).capsule))

describe('the columns of JSON in a capsule', () => {
  const opens = async (scenario: string) => {
    const { capsule } = await take(await makeWorld({ scenario }))
    expect((await open(capsule)).world.scenario).toBe(scenario)
  }

  test.each(['empty', 'every-field'])('an unchanged capsule of %s opens as a world', opens)

  test.each(['broken-images', 'minimal-merchant', 'transfer-wallets', 'order-statuses'])(
    'an unchanged capsule of the scenario %s opens as a world',
    { tags: ['all'] },
    opens,
  )

  test('every number that may be a time is among those that are checked', async () => {
    const db = new Sqlite(content(await sound()).image)
    const columns = db
      .prepare<[], { tbl: string; col: string }>(
        `SELECT m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c
         WHERE m.type = 'table' AND lower(c.type) IN ('integer', 'time_integer')`,
      )
      .all()
    const largest = ({ tbl, col }: { tbl: string; col: string }) =>
      db.prepare(`SELECT coalesce(max("${col}"), 0) FROM "${tbl}"`).pluck().get() as number
    const largeColumns = columns
      .filter((column) => largest(column) > 1_000_000_000_000)
      .map(({ tbl, col }) => `${tbl}.${col}`)
    db.close()
    expect(largeColumns.length).toBeGreaterThan(20)
    expect(largeColumns.filter((tableColumn) => !MOMENT_COLUMNS.has(tableColumn))).toEqual([])
    expect({
      contractPayoutTryAt: MOMENT_COLUMNS.has('contract_payout.try_at'),
      chatAgentUntilHour: MOMENT_COLUMNS.has('chat_agent.until_hour'),
    }).toEqual({ contractPayoutTryAt: true, chatAgentUntilHour: false })
  })

  test('a capsule of a world with a trial player and play at vendors opens', async () => {
    const world = await makeWorld()
    await world.asTrial()
    const amina = await world.signedIn('amina')
    await amina.call(session.logout, {})
    const { capsule } = await take(world)
    expect((await open(capsule)).world.scenario).toBe('everyday')
  })

  test('a capsule of a world at either end of all time opens', { tags: ['all'] }, async () => {
    for (const startAt of ['1970-03-01T00:00:00Z', '2099-12-30T00:00:00Z']) {
      const { capsule } = await take(await makeWorld({ startAt }))
      expect((await open(capsule)).world.scenario).toBe('everyday')
    }
  })

  test('every column of JSON is among those that are checked', async () => {
    const db = new Sqlite(content(await sound()).image)
    const columns = db
      .prepare<[], { tableColumn: string; tbl: string; col: string }>(
        `SELECT m.name || '.' || c.name AS tableColumn, m.name AS tbl, c.name AS col FROM sqlite_master m, pragma_table_info(m.name) c
         WHERE m.type = 'table' AND c.type = 'TEXT'`,
      )
      .all()
    const holdsJson = ({ tbl, col }: { tbl: string; col: string }) =>
      db.prepare(`SELECT 1 FROM "${tbl}" WHERE "${col}" LIKE '{%}' OR "${col}" LIKE '[%]' LIMIT 1`).get() !== undefined
    const jsonColumns = columns.filter(holdsJson).map(({ tableColumn }) => tableColumn)
    db.close()
    expect(jsonColumns.length).toBeGreaterThan(10)
    expect(jsonColumns.filter((tableColumn) => !COLUMN_RULES[tableColumn]?.isJson)).toEqual(['world_state.value'])
  })
})

describe('a value that no column of its name may hold', () => {
  test.each([
    [
      'one of no word',
      `UPDATE member SET status = 'asleep' WHERE username = 'zoya'`,
      /member[.]status of row \d+ is not one of active/,
    ],
    [
      'a word of a message that no phone or mail has',
      `INSERT INTO outbox (kind, recipient, text, code, at) VALUES ('letter', '', '', '', 0)`,
      /outbox[.]kind of row \d+ is not one of sms/,
    ],
    ['neither yes nor no', 'UPDATE flag SET enabled = 7 WHERE rowid = 1', /flag[.]enabled of row 1 is not one of 0, 1/],
    [
      'a number that stands for nothing',
      `UPDATE member SET type = 99 WHERE username = 'zoya'`,
      /member[.]type of row \d+ is not one of/,
    ],
    [
      'an address that runs',
      `UPDATE banner SET url = 'javascript:alert(1)'`,
      /banner[.]url of row \d+ is not an address/,
    ],
    [
      'a text for a number',
      `UPDATE game SET sort_order = 'first' WHERE rowid = (SELECT min(rowid) FROM game)`,
      /game[.]sort_order of row \d+ is no integer/,
    ],
    [
      'a fraction for a number',
      `UPDATE game SET min_bet = 0.5 WHERE rowid = (SELECT min(rowid) FROM game)`,
      /game[.]min_bet of row \d+ is no integer/,
    ],
    [
      'bytes for a text',
      `UPDATE member SET nickname = x'00ff' WHERE username = 'zoya'`,
      /member[.]nickname of row \d+ is no text/,
    ],
    [
      'a moment that is a text',
      `UPDATE member SET registered_at = 'soon' WHERE username = 'zoya'`,
      /member[.]registered_at of row \d+ is no moment/,
    ],
    [
      'a vendor that there is none of',
      `UPDATE game SET vendor = 'XX' WHERE rowid = (SELECT min(rowid) FROM game)`,
      /game[.]vendor of row \d+ names vendor XX, and there is none/,
    ],
    [
      'a member that there is none of',
      `UPDATE bet SET member_id = 999999999 WHERE rowid = (SELECT min(rowid) FROM bet)`,
      /bet[.]member_id of row \d+ names member 999999999/,
    ],
    [
      'a stake below nothing',
      `UPDATE bet SET stake = -1 WHERE rowid = (SELECT min(rowid) FROM bet)`,
      /bet[.]stake of row \d+ is not a whole number from 0/,
    ],
    [
      'a bet on a game that there is none of',
      `UPDATE bet SET node_id = 1773126005000 WHERE rowid = (SELECT min(rowid) FROM bet)`,
      /bet[.]node_id of row \d+ names game 1773126005000, and there is none/,
    ],
    [
      'a movement to an account that there is none of',
      `UPDATE movement SET to_account = -1 WHERE rowid = (SELECT min(rowid) FROM movement)`,
      /movement[.]to_account of row \d+ names account -1, and there is none/,
    ],
    [
      'an entry of a type that there is none of',
      `UPDATE entry SET type_id = 9 WHERE rowid = (SELECT min(rowid) FROM entry)`,
      /entry[.]type_id of row \d+ is not one of 1001, /,
    ],
    [
      'a deposit with a payment that there is none of',
      `UPDATE deposit SET pay_id = 'x' WHERE rowid = (SELECT min(rowid) FROM deposit)`,
      /deposit[.]pay_id of row \d+ names gateway_payment x, and there is none/,
    ],
    [
      'a question that nobody asks',
      `INSERT INTO security_answer (member_id, question_id, hash) SELECT id, 99, '' FROM member WHERE username = 'zoya'`,
      /security_answer[.]question_id of row \d+ is not one of 1, 2/,
    ],
    [
      'a lottery bet with the detail of another game',
      `UPDATE bet SET detail = '{"reels":[]}' WHERE rowid = (SELECT min(rowid) FROM bet WHERE game_type = 'LOTT')`,
      /bet[.]detail of row \d+ is not valid at order for a bet on LOTT/,
    ],
    [
      'a bet of another type than its game',
      `UPDATE bet SET game_type = 'FISH' WHERE rowid = (SELECT min(rowid) FROM bet WHERE game_type = 'LOTT')`,
      /bet[.]game_type of row \d+ is not LOTT, as its game is/,
    ],
    ['stakes beyond counting', 'UPDATE bet SET stake = 8999999999999999', /bet[.]stake adds up to more than can be/],
    [
      'a rebate of no day',
      `INSERT INTO rebate_claim (order_no, member_id, date, turnover, amount, at) SELECT 'R20260101-1', id, 'soon', 0, 0, 0 FROM member WHERE username = 'zoya'`,
      /rebate_claim[.]date of row \d+ is not a day/,
    ],
    [
      'a withdrawal without a number',
      `UPDATE withdrawal SET ref_id = 'none' WHERE rowid = (SELECT min(rowid) FROM withdrawal)`,
      /withdrawal[.]ref_id of row \d+ is not W and 14 to 18 digits/,
    ],
  ])('%s is refused by name and makes nothing', async (_what, spoil, reason) => {
    const capsule = await sound()
    const before = (await worlds()).length
    const spoilt = tampered(capsule, (db) => void db.exec(spoil))
    const { status, body } = await send(contract.importCapsule, { body: { capsule: spoilt } }, controlHeaders())
    expect(status).toBe(422)
    expect(body.fields).toEqual([{ name: 'capsule', message: expect.stringMatching(reason) }])
    expect((await worlds()).length).toBe(before)
  })

  test('a value against its column’s rule is refused in every column that has one', { tags: ['all'] }, async () => {
    const db = new Sqlite(content((await take(await makeWorld({ scenario: 'every-field' }))).capsule).image)
    db.unsafeMode(true)
    const has = (table: string) => db.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get() !== undefined
    /** Reports whether a column refuses the value, then rolls back. */
    const refusal = (tableColumn: string, value: string | number, check = checkRules) => {
      const [table = '', column] = tableColumn.split('.')
      db.exec('SAVEPOINT before')
      try {
        db.pragma('ignore_check_constraints = ON')
        db.prepare(
          `UPDATE OR IGNORE "${table}" SET "${column}" = ? WHERE rowid = (SELECT max(rowid) FROM "${table}")`,
        ).run(value)
        check(db)
        return 'none'
      } catch (error) {
        return String((error as { detail?: string }).detail ?? error)
      } finally {
        db.exec('ROLLBACK TO before; RELEASE before')
      }
    }
    expect({ checkRules: checkRules(db), checkKinds: checkKinds(db) }).toEqual({
      checkRules: undefined,
      checkKinds: undefined,
    })
    const ruledColumns = Object.keys(COLUMN_RULES).filter((column) => has(column.split('.')[0] ?? ''))
    expect(ruledColumns.length).toBeGreaterThan(80)
    const kindOf = (tableColumn: string) => {
      const [table, column] = tableColumn.split('.')
      return db.prepare(`SELECT lower(type) FROM pragma_table_info(?) WHERE name = ?`).pluck().get(table, column)
    }
    const numbers = ruledColumns.filter((column) => storageOf(String(kindOf(column))) === 'integer')
    expect({ hasNumbers: numbers.length > 20, hasOtherColumns: ruledColumns.length - numbers.length > 20 }).toEqual({
      hasNumbers: true,
      hasOtherColumns: true,
    })
    for (const column of ruledColumns)
      expect(refusal(column, numbers.includes(column) ? -7 : '\u0007'), column).toContain(`${column} of row`)
    for (const column of ['member.username', 'game.vendor']) expect(refusal(column, 7, checkKinds), column).toBe('none')
    for (const column of numbers) expect(refusal(column, 'nonsense', checkKinds), column).toContain(`${column} of row`)
    db.close()
  })
})
