import { agents, control as contract, member, saferPlay } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { COLUMN_RULES } from '../../stage/src/features.ts'
import { RULED, whyHeld } from '../../steering/src/rows/row-rules.ts'
import { audit, SOUND } from '../support/books.ts'
import { control, send } from '../support/call.ts'
import { watch } from '../support/events.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

type Cell = string | number | null

const rowsOf = ({ id }: TestWorld, table: string, where = '') =>
  control(contract.tableRows, { params: { id, table }, query: { where, limit: 200 } })

/** Returns the first matching row by column names, with its id. */
async function rowOf(world: TestWorld, table: string, where = '') {
  const { columns, rows, ids } = await rowsOf(world, table, where)
  const [row, id] = [rows[0], ids[0]]
  if (!row || id === undefined) throw new Error(`${table} has no row ${where}`)
  return { id, values: Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])) }
}

const change = ({ id }: TestWorld, table: string, row: number, set: Record<string, Cell>, was = {}) =>
  send(contract.changeRow, { params: { id, table, row }, body: { set, was } }, controlHeaders())
const remove = ({ id }: TestWorld, table: string, row: number) =>
  send(contract.deleteRow, { params: { id, table, row } }, controlHeaders())
const undo = ({ id }: TestWorld, change: number) =>
  send(contract.undoChange, { params: { id, change } }, controlHeaders())

test('rules of hand-made changes name tables and columns there are', async () => {
  const world = await makeWorld()
  const tables = await control(contract.tables, { params: { id: world.id } })
  const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`))
  expect(RULED.tables.filter((table) => !tables.some(({ name }) => name === table))).toEqual([])
  expect(RULED.columns.filter((column) => !columns.includes(column))).toEqual([])
})

describe('a row that is changed by hand', () => {
  test('a changed row shows in the app at once, notifies, and is undone at once', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { id, values } = await rowOf(world, 'member', 'username=amina')
    const watched = await watch(`/__control/worlds/${world.id}/stream`)
    const answer = await change(world, 'member', id, { nickname: 'Renamed' }, { nickname: values.nickname })
    expect(answer.status).toBe(200)
    expect(answer.body.row).toContain('Renamed')
    expect(await watched.next('steered')).toMatchObject({ by: 'rows' })
    watched.leave()
    expect((await amina.get(member.memberInfo)).nickname).toBe('Renamed')
    expect((await undo(world, answer.body.change)).body).toEqual({ table: 'member', row: id })
    expect((await rowOf(world, 'member', 'username=amina')).values).toEqual(values)
    expect((await undo(world, answer.body.change)).status).toBe(422)
  })

  test('a row changed in the catalogue shows at once, despite cached answers', async () => {
    const world = await makeWorld()
    const { id, values } = await rowOf(world, 'vendor', 'maintenance=0')
    const named = async () =>
      (await control(contract.vendors, { params: { id: world.id } })).find(({ code }) => code === values.code)
    expect((await named())?.maintenance).toBe(false)
    expect((await change(world, 'vendor', id, { maintenance: 1 })).status).toBe(200)
    expect((await named())?.maintenance).toBe(true)
  })

  test('a row change is refused whole where the stored value is another', async () => {
    const world = await makeWorld()
    const { id, values } = await rowOf(world, 'member', 'username=zoya')
    const answer = await change(world, 'member', id, { nickname: 'One' }, { nickname: 'Somebody else' })
    expect({ status: answer.status, type: answer.body.type }).toEqual({
      status: 409,
      type: 'urn:understudy:row.changed',
    })
    expect((await rowOf(world, 'member', 'username=zoya')).values).toEqual(values)
  })

  test.each([
    ['member', 'username=zoya', { nickname: 'Fine', type: null }, 'set.type', 'null'],
    ['member', 'username=zoya', { nickname: 'Fine', type: 'two' }, 'set.type', 'number'],
    ['member', 'username=zoya', { nickname: 'Fine', type: 1.5 }, 'set.type', 'whole'],
    ['member', 'username=zoya', { nickname: 5 }, 'set.nickname', 'text'],
    ['member', 'username=zoya', { username: 'amina' }, 'set', 'schema'],
    ['member', 'username=zoya', { id: 9_999 }, 'set.id', 'know the row'],
    ['member', 'username=zoya', { password_hash: 'x' }, 'set.password_hash', 'opens something'],
    ['member', 'username=zoya', { shoe_size: 40 }, 'set.shoe_size', 'no such column'],
    ['account', 'owner=1', { balance: 1_000_000 }, 'set.balance', 'ledger'],
    ['entry', '', { amount: 1 }, 'set.amount', 'ledger'],
    ['movement', '', { remark: 'A gift' }, 'set.remark', 'ledger'],
    ['bet', '', { nickname: 'x' }, 'set.nickname', 'no such column'],
    ['bet', '', { stake: 1 }, 'set.stake', 'money'],
    ['bet', 'status=lost', { status: 'won' }, 'set.status', 'money'],
    ['deposit', '', { state: 1 }, 'set.state', 'money'],
    ['world_state', 'key=clock', { value: '{}' }, 'set.value', 'world keeps itself'],
    ['member', 'username=zoya', { registered_at: Number.MAX_SAFE_INTEGER }, 'set.registered_at', 'moment'],
    ['announcement', '', { end_date: Number.MIN_SAFE_INTEGER }, 'set.end_date', 'moment'],
    ['announcement', '', { title: '{"EN":' }, 'set.title', 'JSON'],
    ['agent_contract', '', { next_tiers: '2026-02-31' }, 'set.next_tiers', 'JSON'],
    ['announcement', '', { title: '{"EN":7}' }, 'set.title', 'not valid at'],
    ['vendor', '', { icon: 'a picture' }, 'set.icon', 'address'],
    ['vendor', '', { icon: '' }, 'set.icon', 'address'],
    ['banner', '', { url: '//elsewhere.example/a.svg' }, 'set.url', 'address'],
    ['banner', '', { group_name: 'm_none' }, 'set.group_name', 'm_home'],
    ['chat_agent', '', { avatar: 'x' }, 'set.avatar', 'address'],
    ['chat_agent', '', { from_hour: 25 }, 'set.from_hour', '0 to 24'],
    ['member', 'username=amina', { avatar: 'x' }, 'set.avatar', 'upload:'],
    ['member', 'username=zoya', { merchant: 'nobody9' }, 'set.merchant', 'names a row of merchant'],
    ['game', '', { vendor: 'NO' }, 'set.vendor', 'names a row of vendor'],
    ['game', '', { game_type: 'RNG' }, 'set.game_type', 'bets and orders'],
    ['bet', '', { game_type: 'LOTT' }, 'set.game_type', 'money'],
    ['bet', '', { vendor: 'KP' }, 'set.vendor', 'money'],
    ['bet', '', { node_id: 7 }, 'set.node_id', 'money'],
    ['bet', '', { detail: '{}' }, 'set.detail', 'money'],
    ['deposit', '', { trans_id: 'D1' }, 'set.trans_id', 'knows the row'],
    ['deposit', '', { merchant: 'nobody9' }, 'set.merchant', 'names a row of merchant'],
    ['mission_standing', '', { value: -1 }, 'set.value', 'from 0'],
    ['agent_contract', '', { recall_from: 0 }, 'set.recall_from', 'counts from it'],
  ])('%s (%s) with %j is refused at %s and changes nothing', async (table, where, set, field, reason) => {
    const world = await makeWorld()
    const before = await rowOf(world, table, where)
    const answer = await change(world, table, before.id, set as Record<string, Cell>)
    expect({ status: answer.status, name: answer.body.fields?.[0]?.name }).toEqual({ status: 422, name: field })
    expect(answer.body.detail).toContain(reason)
    expect(await rowOf(world, table, where)).toEqual(before)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a changed row holds what its columns’ rules say, as every seeded row does', async () => {
    const world = await makeWorld()
    const rules = Object.entries(COLUMN_RULES).filter(([, { isJson }]) => !isJson)
    expect(rules.length).toBeGreaterThan(70)
    const inEmptyTables = new Set<string>()
    for (const [tableColumn, { holds, schema }] of rules) {
      const [table = '', column = ''] = tableColumn.split('.')
      const { columns, rows, ids } = await rowsOf(world, table)
      const values = rows.map((row) => row[columns.indexOf(column)]).filter((value) => value !== null)
      expect(
        values.filter((value) => !z.safeParse(schema, value).success),
        tableColumn,
      ).toEqual([])
      const [first] = values
      if (first === undefined) {
        inEmptyTables.add(tableColumn)
        continue
      }
      const answer = await change(world, table, ids[0] ?? 0, { [column]: typeof first === 'number' ? -7 : '\ue000' })
      expect({ status: answer.status, name: answer.body.fields?.[0]?.name }, tableColumn).toEqual({
        status: 422,
        name: `set.${column}`,
      })
      // A key that others name a row by is not changed either.
      const isKey = ['jackpot.vendor', 'vendor.code'].includes(tableColumn)
      const why = whyHeld(table, column)
      if (!isKey) expect(answer.body.detail).toContain(why ?? `it holds ${holds}`)
      const status = why || isKey ? 422 : 200
      expect((await change(world, table, ids[0] ?? 0, { [column]: first })).status, tableColumn).toBe(status)
    }
    expect([...inEmptyTables].sort()).toEqual([
      'chat_visit.back_url',
      'cloud_sign_in.provider',
      'contract_payout.rate_type',
      'contract_payout.status',
      'dispute.state',
      'fair_seed.client_seed',
      'fair_seed.rounds',
      'gateway_payment.amount',
      'gateway_payment.returned',
      'gateway_payment.status',
      'hour_play.paid',
      'hour_play.product',
      'jackpot.won_amount',
      'launch.demo',
      'outbox.kind',
      'passkey.backed_up',
      'passkey.counter',
      'passkey.credential_id',
      'passkey.name',
      'passkey.public_key',
      'passkey.user_handle',
      'play_limit.amount',
      'play_limit.kind',
      'play_limit.pending_amount',
      'push_message.kind',
      'push_message.link',
      'push_message.state',
      'push_setting.lottery',
      'push_setting.messages',
      'push_setting.money',
      'push_setting.quiet_from',
      'push_setting.quiet_until',
      'push_setting.rewards',
      'push_subscription.endpoint',
      'push_subscription.language',
      'registration.method',
      'registration.type',
      'security_answer.question_id',
      'session.trial',
      'session_reminder.minutes',
      'session_reminder.pending_minutes',
      'slide_challenge.action',
      'staged_push.kind',
      'staged_push.link',
      'team_figure.product',
      'upload.purpose',
      'vendor_tx.kind',
      'verification_code.purpose',
    ])
  })

  test.each([
    ['play_limit', 'amount', 5],
    ['session_reminder', 'minutes', 7],
  ])('%s.%s cannot become a value that no member may choose', async (table, column, value) => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await amina.get(saferPlay.setLimit, { body: { kind: 'depositDay', amount: 500 } })
    await amina.get(saferPlay.setReminder, { body: { minutes: 30 } })
    const { ids } = await rowsOf(world, table)
    expect((await change(world, table, ids[0] ?? 0, { [column]: value })).status).toBe(422)
    expect((await amina.get(saferPlay.saferPlay)).limits.length).toBe(8)
  })

  test('a world with a changed row gives a capsule that opens, whatever its times', async () => {
    const world = await makeWorld()
    const { id } = await rowOf(world, 'member', 'username=zoya')
    const CENTURY = 36_525 * 86_400_000
    for (const registered_at of [-CENTURY, 0, 4_102_444_800_000 + CENTURY]) {
      expect((await change(world, 'member', id, { registered_at })).status).toBe(200)
      const { capsule } = await control(contract.exportCapsule, { params: { id: world.id }, body: {} })
      expect((await send(contract.importCapsule, { body: { capsule } }, controlHeaders())).status).toBe(201)
    }
    for (const registered_at of [-CENTURY - 1, 4_102_444_800_001 + CENTURY])
      expect((await change(world, 'member', id, { registered_at })).status).toBe(422)
  })

  test('a row changed by hand has its editor’s HTML sanitised', async () => {
    const world = await makeWorld()
    const { id, values: before } = await rowOf(world, 'announcement')
    const others = JSON.parse(String(before.content))
    const texts = JSON.stringify({ ...others, EN: '<p onclick="x()">Hello</p><script>y()</script>' })
    expect((await change(world, 'announcement', id, { content: texts })).status).toBe(200)
    const { values } = await rowOf(world, 'announcement', String(new URLSearchParams({ id: String(id) })))
    expect(JSON.parse(String(values.content))).toEqual({ ...others, EN: '<p>Hello</p>' })
  })

  test('a change is not undone over a row that was changed again or deleted', async () => {
    const world = await makeWorld()
    const { id } = await rowOf(world, 'member', 'username=zoya')
    const first = (await change(world, 'member', id, { nickname: 'One' })).body.change
    const second = (await change(world, 'member', id, { nickname: 'Two' })).body.change
    expect((await undo(world, first)).status).toBe(409)
    expect((await undo(world, second)).status).toBe(200)
    expect((await undo(world, first)).status).toBe(200)
  })
})

describe('a member’s upline', () => {
  test.each([
    ['himself', 'bushra', 'bushra'],
    ['an agent of his own team', 'bilal', 'bushra'],
  ])('an upline is refused where it is %s, and agents still see their teams', async (_who, username, upline) => {
    const world = await makeWorld()
    const { id } = await rowOf(world, 'member', `username=${username}`)
    const refused = await change(world, 'member', id, { upline })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual([{ name: 'set.upline', message: 'the member would stand below himself' }])
    const bilal = await world.signedIn('bilal')
    const days = { startDate: '2026-03-01', endDate: '2026-03-10' }
    expect((await bilal.call(agents.overview, { query: days })).status).toBe(200)
  })

  test('an upline is refused where its name is longer than any account', async () => {
    const world = await makeWorld()
    const { id } = await rowOf(world, 'member', 'username=bushra')
    expect((await change(world, 'member', id, { upline: 'u'.repeat(41) })).status).toBe(422)
  })
})

describe('a row that is deleted by hand', () => {
  test('a deleted row is gone, and one undo restores it', async () => {
    const world = await makeWorld()
    const before = await rowsOf(world, 'inbox_message')
    const { id, values } = await rowOf(world, 'inbox_message')
    const answer = await remove(world, 'inbox_message', id)
    expect(answer.status).toBe(200)
    expect((await rowsOf(world, 'inbox_message')).ids).not.toContain(id)
    expect((await undo(world, answer.body.change)).status).toBe(200)
    expect((await rowOf(world, 'inbox_message', `id=${values.id}`)).values).toEqual(values)
    expect((await rowsOf(world, 'inbox_message')).total).toBe(before.total)
  })

  test('a deleted row is restored also in a table without a number of its own', async () => {
    const world = await makeWorld()
    const { id, values } = await rowOf(world, 'favourite')
    const { change: deleted } = (await remove(world, 'favourite', id)).body
    expect((await undo(world, deleted)).body).toEqual({ table: 'favourite', row: id })
    expect((await rowsOf(world, 'favourite')).ids).toContain(id)
    expect((await rowOf(world, 'favourite', `node_id=${values.node_id}&member_id=${values.member_id}`)).values).toEqual(
      values,
    )
  })

  test.each([
    ['account', 'table', 'ledger'],
    ['bet', 'table', 'money'],
    ['member', 'table', 'hangs on it'],
    ['flag', 'table', 'hangs on it'],
    ['game', 'row', 'name it in node_id'],
    ['mission', 'row', 'name it in mission_id'],
  ])('deleting a row of %s is refused at %s for its reason', async (table, field, reason) => {
    const world = await makeWorld()
    const where = table === 'game' ? `node_id=${(await rowOf(world, 'favourite')).values.node_id}` : ''
    const before = await rowsOf(world, table, where)
    const answer = await remove(world, table, before.ids[0] ?? 0)
    expect({ status: answer.status, name: answer.body.fields?.[0]?.name }).toEqual({ status: 422, name: field })
    expect(answer.body.detail).toContain(reason)
    expect(await rowsOf(world, table, where)).toEqual(before)
  })

  test('deleting a missing row, or one of a missing table, is refused', async () => {
    const world = await makeWorld()
    expect((await remove(world, 'inbox_message', 999_999)).body.fields[0].name).toBe('row')
    expect((await remove(world, 'no_such', 1)).body.fields[0].name).toBe('table')
  })
})

test('a world remembers its last 20 changes, and none of a life before a reset', async () => {
  const world = await makeWorld()
  const { id } = await rowOf(world, 'member', 'username=zoya')
  const changeIds: number[] = []
  for (let i = 0; i < contract.CHANGES_KEPT + 1; i += 1)
    changeIds.push((await change(world, 'member', id, { nickname: `Name ${i}` })).body.change)
  expect((await undo(world, changeIds[0] ?? 0)).body.fields[0].name).toBe('change')
  expect((await undo(world, changeIds.at(-1) ?? 0)).status).toBe(200)
  await control(contract.resetWorld, { params: { id: world.id } })
  expect((await undo(world, changeIds.at(-2) ?? 0)).body.fields[0].name).toBe('change')
})

test('changes of large rows are kept within 512 KB, and always the newest', async () => {
  const world = await makeWorld()
  const { id } = await rowOf(world, 'member', 'username=zoya')
  const changes: number[] = []
  // Each stores its row before and after: about 80 KB in memory.
  for (let i = 0; i < 10; i += 1)
    changes.push((await change(world, 'member', id, { nickname: `${i}`.repeat(20_000) })).body.change)
  const { stores } = await control(contract.health, {})
  const store = stores.find(({ name }) => name === 'row changes')
  expect(store?.limit).toBe(8 * 1024 * 1024)
  expect(store?.bytes).toBeGreaterThan(400_000)
  for (const last of changes.slice(4).reverse()) expect((await undo(world, last)).status).toBe(200)
  expect((await undo(world, changes[3] ?? 0)).body.fields[0].name).toBe('change')
})

test('each column says whether it can be written and whose row it names', async () => {
  const world = await makeWorld()
  const { columns, about, keeps } = await rowsOf(world, 'favourite')
  const columnNamed = (name: string) => about[columns.indexOf(name)]
  expect(columnNamed('member_id')?.to).toEqual({ table: 'member', column: 'id' })
  expect(columnNamed('node_id')?.to).toEqual({ table: 'game', column: 'node_id' })
  expect(columnNamed('at')).toEqual({ readOnlyReason: null, nullable: false, kind: 'time', to: null })
  expect(keeps).toBeNull()
  const bets = await rowsOf(world, 'bet')
  expect(bets.about[bets.columns.indexOf('detail')]?.kind).toBe('json')
  expect(bets.keeps).toContain('money')
  // The answer to feedback is not a secret, unlike the answer of a captcha.
  const feedbackRows = await rowsOf(world, 'feedback')
  expect(feedbackRows.about[feedbackRows.columns.indexOf('answer')]).toMatchObject({
    readOnlyReason: null,
    kind: 'json',
  })
})

describe('a column that holds one of a few words', () => {
  test.each([
    ['member', 'status', 'active, disabled, locked'],
    ['mission', 'measure', 'turnover, rounds, wins'],
    ['agent_contract', 'status', 'P, A, E, V, R, C'],
  ])('%s.%s takes no other one, and says which there are', async (table, column, words) => {
    const world = await makeWorld()
    const { id, values } = await rowOf(world, table)
    for (const word of ['banana', '', 'ACTIVE']) {
      const { status, body } = await change(world, table, id, { [column]: word })
      expect({ status, fields: body.fields }).toEqual({
        status: 422,
        fields: [{ name: `set.${column}`, message: `it holds one of ${words}` }],
      })
    }
    expect((await rowOf(world, table)).values).toEqual(values)
    const other = words.split(', ').find((word) => word !== values[column]) ?? ''
    expect((await change(world, table, id, { [column]: other })).status).toBe(200)
    expect((await rowOf(world, table)).values[column]).toBe(other)
  })

  test('a column of few words may be empty only where the schema says so', async () => {
    const world = await makeWorld()
    const { id } = await rowOf(world, 'agent_contract')
    expect((await change(world, 'agent_contract', id, { asker: null })).status).toBe(200)
    expect((await change(world, 'agent_contract', id, { asker: 'nobody' })).body.fields[0].message).toBe(
      'it holds one of upline, downline',
    )
  })
})
