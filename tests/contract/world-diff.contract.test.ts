import { control as contract } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const diff = ({ id }: TestWorld, other?: string) =>
  control(contract.worldDiff, { params: { id }, query: other === undefined ? {} : { with: other } })
const tablesOf = ({ tables }: contract.WorldDiff) => tables.map(({ table }) => table)
const entryOf = async (id: string) =>
  (await control(contract.listWorlds, {})).find((world) => world.id === id) ?? { name: '?', note: '?' }

test('a world nobody touched has nothing other than its scenario', async () => {
  expect(await diff(await makeWorld())).toMatchObject({ with: null, settings: [], tables: [], cut: false })
})

test('a diff tells settings, flags and faults by place and rows by number', async () => {
  const world = await makeWorld()
  await world.settings({ country: 'NP', flags: { GAMELOFAV3: false } })
  await world.faults([{ endpoint: 'games.hot', kind: 'drop' }])
  const params = { id: world.id, table: 'member', row: 100_001 }
  await control(contract.changeRow, { params, body: { set: { nickname: 'Renamed' } } })
  const letters = await control(contract.tableRows, {
    params: { id: world.id, table: 'inbox_message' },
    query: { limit: 1 },
  })
  await control(contract.deleteRow, { params: { id: world.id, table: 'inbox_message', row: letters.ids[0] ?? 0 } })
  const difference = await diff(world)
  const byPath = Object.fromEntries(difference.settings.map(({ path, here, there }) => [path, [here, there]]))
  expect(byPath.country).toEqual(['"NP"', '"PK"'])
  expect(Object.entries(byPath).find(([path]) => path.startsWith('flags.'))?.[1]).toEqual(['false', 'true'])
  expect(JSON.parse(byPath.faults?.[0] ?? '[]')).toMatchObject([{ endpoint: 'games.hot' }])
  const tableNamed = (name: string) => difference.tables.find(({ table }) => table === name)
  expect(tableNamed('member')).toMatchObject({ added: 0, removed: 0, changed: 1 })
  expect(tableNamed('member')?.rows[0]).toMatchObject({ row: 100_001 })
  expect(tableNamed('member')?.rows[0]?.here).toContain('Renamed')
  expect(tableNamed('member')?.rows[0]?.there).toContain('Amina')
  expect(tableNamed('inbox_message')).toMatchObject({ added: 0, removed: 1, changed: 0 })
  expect(tableNamed('inbox_message')?.rows[0]?.here).toBeNull()
  expect(JSON.stringify(difference)).not.toContain('scrypt')
})

test('a diff of two worlds shows what a player did in one of them', async () => {
  const [one, other] = [await makeWorld(), await makeWorld()]
  await one.as('zoya')
  const changes = await diff(one, other.id)
  expect(changes.with).toBe(other.id)
  expect(tablesOf(changes)).toContain('session')
  const back = await diff(other, one.id)
  expect(back.tables.find(({ table }) => table === 'session')).toMatchObject({ removed: 1, added: 0 })
})

test('other calls are answered while two worlds are compared', async () => {
  const [one, other] = [await makeWorld(), await makeWorld()]
  let isOver = false
  let meanwhile = 0
  const comparison = diff(one, other.id).finally(() => {
    isOver = true
  })
  while (!isOver) {
    await control(contract.health, {})
    if (!isOver) meanwhile += 1
  }
  await comparison
  expect(meanwhile).toBeGreaterThan(0)
})

test('a world that is not there is refused', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  expect((await send(contract.worldDiff, { params, query: { with: 'nowhere' } }, controlHeaders())).status).toBe(404)
})

test('a world keeps its name and note through changes, reset, fork and restore', async () => {
  const world = await makeWorld()
  const params = { id: world.id }
  const about = (body: object) => control(contract.describeWorld, { params, body })
  expect(await about({ name: 'Friday’s demo' })).toEqual({ name: 'Friday’s demo', note: '' })
  const { id: snapshot } = await control(contract.takeSnapshot, { params, body: {} })
  expect(await about({ note: 'Amina has just won.' })).toEqual({ name: 'Friday’s demo', note: 'Amina has just won.' })
  const both = { name: 'Friday’s demo', note: 'Amina has just won.' }
  expect(await entryOf(world.id)).toMatchObject(both)
  await control(contract.resetWorld, { params })
  expect(await entryOf(world.id)).toMatchObject(both)
  await control(contract.restoreSnapshot, { params, body: { snapshot } })
  expect(await entryOf(world.id)).toMatchObject(both)
  const fork = await control(contract.forkWorld, { params })
  expect(await entryOf(fork.id)).toMatchObject(both)
  expect(await about({ name: '', note: '' })).toEqual({ name: '', note: '' })
  const long = await send(contract.describeWorld, { params, body: { name: 'x'.repeat(61) } }, controlHeaders())
  expect({ status: long.status, name: long.body.fields[0].name }).toEqual({ status: 422, name: 'name' })
})
