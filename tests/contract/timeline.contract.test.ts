import { control as contract } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { decide, open, prove } from '../support/deposits.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const timelineOf = (world: TestWorld, name: string, query: object = {}) =>
  control(contract.timeline, { params: { id: world.id, name }, query })

test('a deposit shows as its calls, its money and its message, newest first', async () => {
  const world = await makeWorld()
  const zoya = await world.as('zoya')
  await world.settings({ cashier: { deposits: 'leave' } })
  const { value } = await open(zoya, 'mt', 'MT1', 1_000)
  const transId = value?.transId ?? ''
  await prove(zoya, transId)
  await world.advance(60_000)
  await decide(world, transId, 'approve')

  const whole = await timelineOf(world, 'zoya')
  const money = whole.filter(({ kind }) => kind === 'money')
  expect(money[0]).toMatchObject({ title: 'deposit', amount: 1_000, balance: 1_000, seq: null })
  expect(money[0]?.text).toContain(transId)
  expect(whole.map(({ at }) => at)).toEqual(whole.map(({ at }) => at).sort((a, b) => b - a))
  const kinds = whole.map(({ kind, title }) => `${kind} ${title}`)
  expect(kinds).toEqual(expect.arrayContaining(['call deposits.prove', 'call deposits.open']))
  expect(kinds.indexOf('money deposit')).toBeLessThan(kinds.indexOf('call deposits.prove'))

  const ofDeposit = await timelineOf(world, 'zoya', { find: transId.toLowerCase() })
  expect(new Set(ofDeposit.map(({ kind, title }) => `${kind} ${title}`))).toEqual(
    new Set(['money deposit', 'call deposits.prove', 'call deposits.open', ...messagesIn(ofDeposit)]),
  )
  expect((await timelineOf(world, 'zoya', { find: 'deposits.pro' })).map(({ title }) => title)).toEqual([
    'deposits.prove',
  ])
  expect(await timelineOf(world, 'zoya', { find: 'no such thing' })).toEqual([])
  expect((await timelineOf(world, 'zoya', { limit: 2 })).map(({ at }) => at)).toEqual([whole[0]?.at, whole[1]?.at])
})

const messagesIn = (entries: { kind: string; title: string }[]) =>
  entries.filter(({ kind }) => kind === 'message').map(({ title }) => `message ${title}`)

test('codes and letters that were sent to somebody stand in that timeline only', async () => {
  const world = await makeWorld()
  await control(contract.writeMessage, {
    params: { id: world.id },
    body: { to: 'amina', title: 'Hello', content: '<p>A word from <b>the house</b>.</p>' },
  })
  const [letter] = await timelineOf(world, 'amina', { find: 'word from' })
  expect(letter).toMatchObject({ kind: 'message', title: 'Hello', text: 'A word from the house .', amount: null })
  expect(await timelineOf(world, 'bilal', { find: 'word from' })).toEqual([])
  const calls = (await timelineOf(world, 'bilal')).filter(({ kind }) => kind === 'call')
  expect(calls).toEqual([])
})

test('the timeline of a name that no account has is refused', async () => {
  const world = await makeWorld()
  const { status, body } = await send(contract.timeline, { params: { id: world.id, name: 'nobody' } }, controlHeaders())
  expect({ status, body }).toMatchObject({ status: 422, body: { fields: [{ name: 'name' }] } })
})
