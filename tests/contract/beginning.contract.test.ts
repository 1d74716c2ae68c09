import { type CallInput, control as contract, member } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { call, control, send } from '../support/call.ts'
import { app, appUrl, controlHeaders } from '../support/platform.ts'
import { VISIT, worldIn } from '../support/state-links.ts'
import { NOON } from '../support/world.ts'
import { openWorld, serverFromEnv } from '../testing/open-world.ts'

const START = Date.parse(NOON)

const made = (body: Partial<CallInput<typeof contract.createWorld>['body']>) =>
  control(contract.createWorld, { body: { startAt: NOON, clock: 'frozen', ...body } })
const reset = (id: string) => control(contract.resetWorld, { params: { id } })

/** What a world is now, of all that it can be made as. */
async function stateOf(id: string) {
  const params = { id }
  const { merchant, flags } = await control(contract.getSettings, { params })
  const { now, state } = await control(contract.getClock, { params })
  const { rules } = await control(contract.getFaults, { params })
  return { merchant, CBS3: flags.CBS3, now, state, faults: rules.map(({ shape }) => shape) }
}

/** Changes everything that `stateOf` tells. */
async function spoil(id: string) {
  const params = { id }
  await control(contract.patchSettings, { params, body: { flags: { CBS3: true } } })
  await control(contract.patchSettings, { params, body: { merchant: 'ember5' } })
  await control(contract.patchClock, { params, body: { advanceMs: DAY, state: 'running' } })
  await control(contract.putFaults, { params, body: { rules: [] } })
}

const AS_DUNE = {
  merchant: 'dune4',
  flags: { CBS3: false },
  faults: [{ endpoint: '*', kind: 'network', shape: 'lossy' }],
  advanceMs: DAY,
} satisfies Partial<CallInput<typeof contract.createWorld>['body']>
const DUNE = { merchant: 'dune4', CBS3: false, now: START + DAY, state: 'frozen', faults: ['lossy'] }

describe('a world is reset to what it was made as', () => {
  test.each([true, false])('by one call, durable: %s', async (durable) => {
    const { id } = await made({ ...AS_DUNE, durable })
    expect(await stateOf(id)).toEqual(DUNE)
    await spoil(id)
    expect(await stateOf(id)).toMatchObject({ merchant: 'ember5', state: 'running', faults: [] })
    await reset(id)
    expect(await stateOf(id)).toEqual(DUNE)
    await control(contract.deleteWorld, { params: { id } })
  })

  test('a world of a scenario alone has a running clock again that was frozen since', async () => {
    const { id } = await made({ clock: 'running' })
    await control(contract.patchClock, { params: { id }, body: { state: 'frozen' } })
    await reset(id)
    expect((await stateOf(id)).state).toBe('running')
  })

  test('the person it was made with stays logged in, whoever else is not', async () => {
    const { id, session } = await made({ as: 'amina' })
    const zoya = await control(contract.signIn, { params: { id }, body: { as: 'zoya' } })
    const info = (token = '') =>
      call(member.memberInfo, {}, { Merchant: 'aurora1', Language: 'EN', Authorization: token })
    await reset(id)
    expect((await info(session?.token)).value).toMatchObject({ account: 'amina' })
    expect((await info(zoya.token)).code).toBe('login.not.session')
  })

  test('a trial player it was made with stays the same and logged in', async () => {
    const { id, session } = await made({ as: 'trial' })
    const info = () =>
      call(member.memberInfo, {}, { Merchant: 'aurora1', Language: 'EN', Authorization: session?.token ?? '' })
    await control(contract.signIn, { params: { id }, body: { as: 'trial' } })
    await reset(id)
    expect((await info()).value).toMatchObject({ account: session?.userName })
    const fork = await control(contract.forkWorld, { params: { id } })
    await reset(fork.id)
    const names = async (world: string) =>
      (await control(contract.actors, { params: { id: world } })).flatMap(({ type, name }) => (type === 4 ? name : []))
    expect(await names(fork.id)).toEqual(await names(id))
  })

  test.each([
    ['+1d', START + DAY],
    ['2026-03-12T07:00:00Z', START + 2 * DAY],
  ])('a world that the fixtures make at %s keeps person and time', async (at, time) => {
    const server = serverFromEnv(await appUrl())
    const world = await openWorld(server, { as: 'daud', at, clock: 'frozen', flags: { CBS3: false } })
    expect(world).toMatchObject({ merchant: 'dune4', session: { userName: 'daud' } })
    await spoil(world.id)
    await reset(world.id)
    expect(await stateOf(world.id)).toEqual({ ...DUNE, now: time, faults: [] })
    const headers = { Merchant: 'dune4', Language: 'EN', Authorization: world.session?.token ?? '' }
    expect((await call(member.memberInfo, {}, headers)).value).toMatchObject({ account: 'daud' })
    await world.delete()
  })

  test('a trial player whom the fixtures make at an event’s time is logged in then', async () => {
    const world = await openWorld(serverFromEnv(await appUrl()), { as: 'trial', at: 'midnight', clock: 'frozen' })
    expect((await control(contract.actors, { params: world })).find(({ type }) => type === 4)?.seenAt).toBe(
      await world.now(),
    )
    await world.delete()
  })

  test('a fork, and a world opened from a capsule of it, are reset to the same', async () => {
    const { id } = await made(AS_DUNE)
    await spoil(id)
    const fork = await control(contract.forkWorld, { params: { id } })
    const { capsule } = await control(contract.exportCapsule, { params: { id }, body: {} })
    const { world } = await control(contract.importCapsule, { body: { capsule } })
    for (const copy of [fork, world]) {
      expect((await stateOf(copy.id)).merchant).toBe('ember5')
      await reset(copy.id)
      expect(await stateOf(copy.id)).toEqual(DUNE)
    }
  })

  test('a world made by a link is reset to what the link said', async () => {
    const open = async (address: string) => {
      const { headers } = await (await app())
        .get(address)
        .set({ Host: 'localhost', ...VISIT, 'Sec-Fetch-Site': 'none' })
      return worldIn(headers)
    }
    const id = await open(
      '/m/home?scenario=vip&merchant=dune4&flags=-CBS3&faults=*:lossy&at=+1d&outage=region&country=BD&luck=lose',
    )
    const { now: before } = await stateOf(id)
    await spoil(id)
    await reset(id)
    const { now, ...state } = await stateOf(id)
    expect(await control(contract.getSettings, { params: { id } })).toMatchObject({
      country: 'BD',
      status: { regionRestriction: true },
    })
    expect((await control(contract.getLuck, { params: { id } })).next).toEqual(['lose'])
    expect(state).toEqual({ merchant: 'dune4', CBS3: false, state: 'running', faults: ['lossy'] })
    expect(now - before).toBeLessThan(DAY)
    const copy = await open(`/m/home?world=${id}&merchant=cedar3`)
    expect(copy).not.toBe(id)
    await reset(copy)
    expect(await stateOf(copy)).toMatchObject({ merchant: 'cedar3', faults: ['lossy'] })
  })

  test('nothing differs from what it was made as until something changes', async () => {
    const { id } = await made({ ...AS_DUNE, advanceMs: undefined, as: 'erum', merchant: 'ember5' })
    const differs = () => control(contract.worldDiff, { params: { id }, query: {} })
    expect(await differs()).toMatchObject({ settings: [], tables: [] })
    await control(contract.patchSettings, { params: { id }, body: { flags: { CBS3: true } } })
    expect((await differs()).settings).toHaveLength(1)
  })
})

test.each([
  ['a switch that does not exist', { flags: { NOSUCH1: true } }, 'flags.NOSUCH1'],
  ['somebody nobody knows', { as: 'mallory' }, 'as'],
  ['a person of another merchant', { as: 'amina', merchant: 'dune4' }, 'merchant'],
  [
    'a code its call does not have',
    { faults: [{ endpoint: 'games.list', kind: 'error', code: 'x' }] },
    'faults.0.code',
  ],
  ['a time beyond its clock', { startAt: '2099-12-31T00:00:00Z', advanceMs: 2 * DAY }, undefined],
])('a world made with %s is refused, and there is none', async (_what, body, field) => {
  const id = `refused-${field?.toLowerCase().replaceAll('.', '-') ?? 'time'}`
  const { status, body: problem } = await send(contract.createWorld, { body: { id, ...body } }, controlHeaders())
  expect({ status, field: problem.fields?.[0]?.name }).toEqual({ status: 422, field })
  expect((await send(contract.getWorld, { params: { id } }, controlHeaders())).status).toBe(404)
})

test('of several worlds made at once with one id, one is made and the others refused', async () => {
  // A scenario without a template yet, so that all of them wait for it.
  const body = { id: 'at-once', scenario: 'empty', seed: 4711, durable: true }
  const replies = await Promise.all([1, 2, 3].map(() => send(contract.createWorld, { body }, controlHeaders())))
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(replies.find(({ status }) => status === 409)?.body.type).toBe('urn:understudy:world.exists')
  await control(contract.deleteWorld, { params: { id: 'at-once' } })
})
