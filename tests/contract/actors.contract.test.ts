import { control as contract, member, session, wallet } from '@understudy/contracts'
import { CAST } from '@understudy/seed'
import { describe, expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const signIn = (world: TestWorld, as: string) => control(contract.signIn, { params: { id: world.id }, body: { as } })
const actorsOf = (world: TestWorld) => control(contract.actors, { params: { id: world.id } })
const named = async (world: TestWorld, name: string) => (await actorsOf(world)).find((actor) => actor.name === name)

describe('the actors of a world', () => {
  test('the accounts of a world are its cast, then those opened since', async () => {
    const world = await makeWorld()
    const { token } = await world.asTrial()
    const trial = await world.visitor({ token: token ?? '' }).get(member.memberInfo)
    const actors = await actorsOf(world)
    expect(actors.slice(0, CAST.length).map(({ name }) => name)).toEqual(CAST.map(({ name }) => name))
    expect(actors.slice(CAST.length)).toMatchObject([{ name: trial.account, type: 4, story: '' }])
    expect(actors[0]).toMatchObject({ name: 'amina', type: 0, merchant: 'aurora1', status: 'active', seenAt: null })
    expect(actors[0]?.story).toContain('VIP 6')
  })

  test('the accounts of a world have the level and balance that the app shows', async () => {
    const world = await makeWorld()
    expect(await named(world, 'amina')).toMatchObject({ vip: 'VIP6', currencySymbol: 'Rs', balance: 48_250 })
    expect(await named(world, 'zoya')).toMatchObject({ vip: 'VIP1', balance: 0 })
    await control(contract.setVipLevel, { params: { id: world.id }, body: { account: 'zoya', level: 3 } })
    expect(await named(world, 'zoya')).toMatchObject({ vip: 'VIP3' })

    const { token } = await world.asTrial()
    const trial = world.visitor({ token: token ?? '' })
    const { account } = await trial.get(member.memberInfo)
    const { sumBalance } = await trial.get(wallet.balance)
    expect({ isPositive: sumBalance > 0, actor: await named(world, account) }).toMatchObject({
      isPositive: true,
      actor: { vip: '', balance: sumBalance },
    })
  })

  test('the accounts of a world have a state and a time of last use', async () => {
    const world = await makeWorld()
    const status = async (name: string) => (await named(world, name))?.status
    expect({
      statusKamran: await status('kamran'),
      statusLaila: await status('laila'),
      statusOmar: await status('omar'),
      statusYusuf: await status('yusuf'),
    }).toEqual({
      statusKamran: 'disabled',
      statusLaila: 'locked',
      statusOmar: 'self-excluded',
      statusYusuf: 'non-member',
    })
    await world.as('zoya')
    expect((await named(world, 'zoya'))?.seenAt).toBeTypeOf('number')
  })
})

describe('signing in without a password', () => {
  test.each(CAST.map(({ name }) => name))('%s gets a session that works at the own merchant', async (name) => {
    const world = await makeWorld()
    const info = await signIn(world, name)
    expect(info).toMatchObject({ userName: name, merchantCode: CAST.find((one) => one.name === name)?.merchant })
    const actor = world.visitor({ merchant: info.merchantCode, token: info.token })
    expect((await actor.get(member.memberInfo)).account).toBe(name)
    const { merchant } = await control(contract.getSettings, { params: { id: world.id } })
    expect(merchant).toBe(info.merchantCode)
  })

  test('acting as a trial opens a trial session even if trials are closed', async () => {
    const world = await makeWorld({ scenario: 'guest-only' })
    const [one, two] = [await signIn(world, 'trial'), await signIn(world, 'trial')]
    expect({ type: one.type, firstTimeLogin: one.firstTimeLogin, sameUserName: one.userName === two.userName }).toEqual(
      { type: 4, firstTimeLogin: false, sameUserName: false },
    )
    const { balance } = await world.visitor({ token: one.token }).get(wallet.balance)
    expect(balance[0]?.balance).toBe(session.TRIAL_BALANCE)
  })

  test('a second sign-in ends the first session, as a login does', async () => {
    const world = await makeWorld()
    const first = await world.as('amina')
    const { token } = await signIn(world, 'amina')
    expect((await first.call(session.touch)).code).toBe('login.not.session')
    expect((await world.visitor({ token }).call(session.touch)).code).toBeUndefined()
  })

  test('the first login is reported as first, once', async () => {
    const world = await makeWorld()
    const firstTimes = [await signIn(world, 'nadia'), await signIn(world, 'nadia')].map((info) => info.firstTimeLogin)
    expect(firstTimes).toEqual([true, false])
  })

  test('a lock, a captcha or an unknown device does not stop a steered sign-in', async () => {
    const world = await makeWorld({ scenario: 'new-device' })
    const wrong = { username: 'amina', password: 'Wrong123', type: 'username' as const }
    for (let i = 0; i < 7; i += 1) await world.guest.call(session.login, { body: wrong })
    expect((await signIn(world, 'amina')).userName).toBe('amina')
  })

  test('an unknown person is refused by the field, and nothing changes', async () => {
    const world = await makeWorld()
    const input = { params: { id: world.id }, body: { as: 'nobody' } }
    const before = await actorsOf(world)
    const { status, body } = await send(contract.signIn, input, controlHeaders())
    expect({ status, name: body.fields[0].name }).toEqual({ status: 422, name: 'as' })
    expect(await actorsOf(world)).toEqual(before)
  })
})

test('the list of worlds has age, size and number of people', async () => {
  const world = await makeWorld()
  const listed = async () => (await control(contract.listWorlds, {})).find(({ id }) => id === world.id)
  const before = await listed()
  expect(before).toMatchObject({ actors: 0, room: null, scenario: 'everyday' })
  expect(before?.bytes).toBeGreaterThan(100_000)
  await world.as('amina')
  await world.asTrial()
  expect((await listed())?.actors).toBe(2)
  await world.advance(31 * 60_000, { keepSessions: false })
  expect((await listed())?.actors).toBe(1)
  expect(before?.usedAt).toBeGreaterThanOrEqual(before?.madeAt ?? Number.POSITIVE_INFINITY)
})
