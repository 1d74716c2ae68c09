import { type CallInput, control as contract, push, saferPlay, session, withdrawals } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { open } from '../support/deposits.ts'
import { bet, orderDraw } from '../support/lottery.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const ALL = { money: true, rewards: true, messages: true, lottery: true }
const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) }
const EVENING = '2026-03-10T17:30:00Z'

type Settings = CallInput<typeof push.setPush>['body']
const subscribe = (member: Actor, endpoint: string, keys: object = KEYS, headers = {}) =>
  member.call(push.subscribePush, { body: { endpoint, keys } }, headers)
const set = (member: Actor, body: Partial<Settings>) =>
  member.get(push.setPush, { body: { kinds: ALL, quiet: null, ...body } })
const write = (world: TestWorld, to: string) =>
  control(contract.writeMessage, {
    params: { id: world.id },
    body: { to, title: { EN: 'Hello', UR: 'سلام', 'UR-LA': 'Salam' }, content: '<p>Read me</p>' },
  })

/** A browser of a member that subscribed at the staged service. */
async function browserOf(member: Actor, headers = {}) {
  const { serviceId } = await member.get(push.pushService)
  const { subscriptionId, endpoint } = await member.get(push.openSubscription, { params: { serviceId }, body: {} })
  await subscribe(member, endpoint, KEYS, headers)
  return {
    endpoint,
    messages: (after = 0) => member.get(push.pushMessages, { params: { subscriptionId }, query: { after } }),
  }
}

describe('the push settings', () => {
  test('a member begins with every kind, quiet from 22 to 8 o’clock, and no device', async () => {
    const zoya = await (await makeWorld()).as('zoya')
    expect(await zoya.get(push.pushSettings)).toEqual({
      kinds: ALL,
      quiet: { from: 1_320, until: 480 },
      timeZone: 'Asia/Karachi',
      endpoints: [],
    })
  })

  test('chosen kinds and quiet hours are stored for this member only', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const chosen = { kinds: { ...ALL, lottery: false }, quiet: { from: 0, until: 1_439 } }
    expect(await set(zoya, chosen)).toMatchObject(chosen)
    expect(await zoya.get(push.pushSettings)).toMatchObject(chosen)
    expect((await (await world.as('hina')).get(push.pushSettings)).kinds).toEqual(ALL)
  })

  test.each([
    ['quiet hours of no length', { kinds: ALL, quiet: { from: 60, until: 60 } }],
    ['a minute beyond the day', { kinds: ALL, quiet: { from: 0, until: 1_440 } }],
    ['a missing kind', { kinds: { money: true, rewards: true, messages: true }, quiet: null }],
    ['an unknown kind', { kinds: { ...ALL, weather: true }, quiet: null }],
  ])('%s is refused', async (_, body) => {
    const zoya = await (await makeWorld()).as('zoya')
    expect((await zoya.call(push.setPush, { body })).code).toBe('field.invalid')
  })

  test('visitors and trial sessions have no push', async () => {
    const world = await makeWorld()
    expect((await world.guest.call(push.pushSettings)).code).toBe('CUSTOMER_NOT_LOGIN')
    expect((await (await world.asTrial()).call(push.pushSettings)).code).toBe('real.account.required')
  })
})

describe('a subscription', () => {
  test.each([
    ['plain http', 'http://push.example/1', KEYS],
    ['another scheme', 'ftp://push.example/1', KEYS],
    ['no path', 'https://push.example', KEYS],
    ['an escaped zero in the host', 'https://%00/', KEYS],
    ['a port beyond 65535', 'https://push.example:99999/', KEYS],
    ['brackets in the host', 'https://a<b>/', KEYS],
    ['513 characters', `https://push.example/${'a'.repeat(492)}`, KEYS],
    ['a short public key', 'https://push.example/1', { ...KEYS, p256dh: 'short' }],
    ['a long secret', 'https://push.example/1', { ...KEYS, auth: 'b'.repeat(23) }],
  ])('a subscription with %s is refused', async (_, endpoint, keys) => {
    const zoya = await (await makeWorld()).as('zoya')
    expect((await subscribe(zoya, endpoint, keys)).code).toBe('field.invalid')
    expect((await zoya.get(push.pushSettings)).endpoints).toEqual([])
  })

  test('a sixth device replaces the oldest one', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const first = await browserOf(zoya)
    for (let device = 1; device <= push.MOST_DEVICES; device += 1)
      await subscribe(zoya, `https://push.example/${device}`)
    const { endpoints } = await zoya.get(push.pushSettings)
    expect({ count: endpoints.length, hasFirst: endpoints.includes(first.endpoint) }).toEqual({
      count: 5,
      hasFirst: false,
    })
    await write(world, 'zoya')
    await zoya.get(push.pushSettings)
    expect(await first.messages()).toEqual([])
  })

  test('a browser that another member uses now tells the former one nothing', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const hina = await world.as('hina')
    const { endpoint, messages } = await browserOf(zoya)
    await subscribe(hina, endpoint)
    expect((await zoya.get(push.pushSettings)).endpoints).toEqual([])
    await write(world, 'zoya')
    await write(world, 'hina')
    expect(await messages()).toHaveLength(1)
  })

  test('an unsubscribed browser gets nothing; unsubscribing again changes nothing', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { endpoint, messages } = await browserOf(zoya)
    await (await world.as('hina')).get(push.unsubscribePush, { body: { endpoint } })
    expect((await zoya.get(push.pushSettings)).endpoints).toEqual([endpoint])
    for (let time = 0; time < 2; time += 1)
      expect((await zoya.get(push.unsubscribePush, { body: { endpoint } })).endpoints).toEqual([])
    await write(world, 'zoya')
    expect({ messages: await messages(), outbox: await world.outbox('push') }).toEqual({ messages: [], outbox: [] })
  })

  test('a subscription that the push service has ended is forgotten at the next message', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    await browserOf(zoya)
    const { endpoint } = await browserOf(zoya)
    await control(contract.deleteRow, { params: { id: world.id, table: 'staged_subscription', row: '1' } })
    await write(world, 'zoya')
    expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['sent'])
    expect((await zoya.get(push.pushSettings)).endpoints).toEqual([endpoint])
    await control(contract.deleteRow, { params: { id: world.id, table: 'staged_subscription', row: '2' } })
    await write(world, 'zoya')
    expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['noDevice', 'sent'])
    expect((await zoya.get(push.pushSettings)).endpoints).toEqual([])
  })

  test('a logout ends the subscriptions of its session, and no others', async () => {
    const world = await makeWorld()
    const before = await browserOf(await world.as('zoya'))
    await world.advance(60_000)
    const zoya = await world.as('zoya')
    await browserOf(zoya)
    await zoya.get(session.logout)
    expect((await (await world.as('zoya')).get(push.pushSettings)).endpoints).toEqual([before.endpoint])
  })

  test('the staged service knows its own ids only', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const stranger = `${world.id}.00000000-0000-4000-8000-000000000000`
    const asService = await zoya.call(push.openSubscription, { params: { serviceId: stranger }, body: {} })
    const asBrowser = await zoya.call(push.pushMessages, { params: { subscriptionId: stranger } })
    expect([asService.code, asBrowser.code]).toEqual(['function.not.available', 'function.not.available'])
  })
})

describe('a notification', () => {
  test('a message in the inbox reaches each browser once, in its language', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const english = await browserOf(zoya)
    const urdu = await browserOf(zoya, { Language: 'UR' })
    await write(world, 'zoya')
    const [message] = await english.messages()
    expect(message).toMatchObject({
      kind: 'messages',
      title: 'Hello',
      body: 'Read it in your inbox',
      link: '/m/webEmail',
    })
    expect((await urdu.messages()).map(({ title }) => title)).toEqual(['سلام'])
    expect(await english.messages(message?.id)).toEqual([])
    expect(await world.outbox('push')).toMatchObject([
      { to: 'zoya', text: 'Read it in your inbox', code: '', push: { title: 'Hello', state: 'sent', heldUntil: null } },
    ])
  })

  test('an arrived deposit and an issued reward are told once each', async () => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
    const amina = await world.as('amina')
    const { messages } = await browserOf(amina)
    const { value: order } = await open(amina, 'mt', 'MT1', 5_000)
    await world.decide('deposits', order.transId, 'approve')
    await control(contract.issueReward, {
      params: { id: world.id },
      body: { to: 'amina', amount: 50 },
    })
    expect((await messages()).map(({ kind, link }) => [kind, link])).toEqual([
      ['money', '/m/vouReport'],
      ['rewards', '/m/webEmail'],
    ])
  })

  test('a won draw is told once, however many bets won in it', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { messages } = await browserOf(amina)
    await orderDraw(world, { winningNumber: '6,6,5' })
    await bet(amina)
    await bet(amina)
    await bet(amina, [{ content: 'small' }])
    await world.advance(60_000)
    expect(await messages()).toMatchObject([
      { kind: 'lottery', title: 'Your lottery bet has won', link: '/m/lotteryHistory?view=orders' },
    ])
  })

  test('a kind that is switched off is not sent, and the outbox says so', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { messages } = await browserOf(zoya)
    await set(zoya, { kinds: { ...ALL, messages: false } })
    await write(world, 'zoya')
    expect(await messages()).toEqual([])
    expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['switchedOff'])
  })

  test.each([
    ['a time-out', 'timeOut', 1],
    ['a self-exclusion', 'selfExclusion', 183],
  ] as const)('during %s a member is told of money only', async (_, kind, days) => {
    const world = await makeWorld()
    await world.settings({ cashier: { deposits: 'leave', withdrawals: 'leave' } })
    const amina = await world.as('amina')
    const { messages } = await browserOf(amina)
    const { value: order } = await open(amina, 'mt', 'MT1', 5_000)
    await amina.get(saferPlay.pausePlay, { body: { kind, days } as never })
    await control(contract.issueReward, { params: { id: world.id }, body: { to: 'amina', amount: 50 } })
    await world.decide('deposits', order.transId, 'approve')
    expect((await messages()).map((message) => message.kind)).toEqual(['money'])
    expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['sent', 'paused'])
  })

  test('a browser at another service is stored, and nothing leaves the server', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    expect((await subscribe(zoya, 'https://push.example/1')).value.endpoints).toEqual(['https://push.example/1'])
    await write(world, 'zoya')
    await zoya.get(push.pushSettings)
    expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['sent'])
  })

  test('the outbox lists the notifications of one member', async () => {
    const world = await makeWorld()
    for (const name of ['zoya', 'hina']) {
      await browserOf(await world.as(name))
      await write(world, name)
    }
    const query = { kind: 'push', to: 'hina' } as const
    const items = await control(contract.outbox, { params: { id: world.id }, query })
    expect(items.map(({ to }) => to)).toEqual(['hina'])
  })
})

describe('quiet hours', () => {
  test.each([
    ['zoya', 'Asia/Karachi', '2026-03-11T03:00:00.000Z'],
    ['daud', 'Asia/Dubai', '2026-03-11T04:00:00.000Z'],
  ])('a message to %s at 22:30 of %s is sent at 8 o’clock there', async (name, timeZone, end) => {
    const begins = timeZone === 'Asia/Dubai' ? '2026-03-10T18:30:00Z' : EVENING
    const world = await makeWorld({ startAt: begins })
    const member = await world.signedIn(name)
    const { messages } = await browserOf(member)
    expect((await member.get(push.pushSettings)).timeZone).toBe(timeZone)
    await write(world, name)
    expect(await messages()).toEqual([])
    const [held] = await world.outbox('push')
    expect({ state: held?.push?.state, until: new Date(held?.push?.heldUntil ?? 0).toISOString() }).toEqual({
      state: 'waiting',
      until: end,
    })
    await world.advance(Date.parse(end) - Date.parse(begins) - 1)
    expect(await messages()).toEqual([])
    expect(new Date(await world.jumpTo('push.sends')).toISOString()).toBe(end)
    expect((await messages()).map(({ title, at }) => [title, new Date(at).toISOString()])).toEqual([['Hello', end]])
  })

  test('switching quiet hours off sends what they held', async () => {
    const world = await makeWorld({ startAt: EVENING })
    const zoya = await world.as('zoya')
    const { messages } = await browserOf(zoya)
    await write(world, 'zoya')
    await set(zoya, { quiet: null })
    expect(await messages()).toHaveLength(1)
  })

  test('switching a kind off drops what was held of it', async () => {
    const world = await makeWorld({ startAt: EVENING })
    const zoya = await world.as('zoya')
    const { messages } = await browserOf(zoya)
    await write(world, 'zoya')
    await set(zoya, { kinds: { ...ALL, messages: false }, quiet: { from: 1_320, until: 480 } })
    await world.advance(12 * 3_600_000)
    expect(await messages()).toEqual([])
    expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['switchedOff'])
  })

  test('what is held is not sent after the last device is gone', async () => {
    const world = await makeWorld({ startAt: EVENING })
    const zoya = await world.as('zoya')
    const { endpoint } = await browserOf(zoya)
    await write(world, 'zoya')
    await zoya.get(push.unsubscribePush, { body: { endpoint } })
    await world.advance(12 * 3_600_000)
    await zoya.get(push.pushSettings)
    expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['noDevice'])
  })
})

test('in push-waiting a notification of amina waits for the end of her quiet hours', async () => {
  const world = await makeWorld({ scenario: 'push-waiting' })
  const amina = await world.signedIn('amina')
  const { messages } = await browserOf(amina)
  expect((await world.outbox('push')).map((item) => item.push?.state)).toEqual(['waiting'])
  await world.jumpTo('push.sends')
  expect(await messages()).toHaveLength(1)
})

test('a paid withdrawal is told', async () => {
  const world = await makeWorld({ scenario: 'withdrawal-states' })
  const amina = await world.signedIn('amina')
  const { messages } = await browserOf(amina)
  const { items } = (await world.queues()).find(({ name }) => name === 'withdrawals') ?? { items: [] }
  const paying = items.find(({ actions }) => actions.includes('payOut'))
  await world.decide('withdrawals', paying?.id ?? '', 'payOut')
  expect(await amina.get(withdrawals.withdrawalOrder, { params: { refId: paying?.id ?? '' } })).toMatchObject({
    status: 4,
  })
  expect(await messages()).toMatchObject([{ kind: 'money', link: '/m/withdrawReport' }])
})
