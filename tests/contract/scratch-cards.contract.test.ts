import { MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { balanceOf, open } from '../support/deposits.ts'
import { makeWorld } from '../support/world.ts'

describe('a scratch card', () => {
  const card = { serial: '100000010001', pin: '24680001' }

  test('a scratch card pays its value at once, and only once', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { value: order } = await open(zoya, 'card', 'SC1', undefined, card)
    expect({ state: order.state, amount: order.amount, balance: await balanceOf(zoya) }).toEqual({
      state: 3,
      amount: 100,
      balance: 100,
    })
    const hina = await world.as('hina')
    expect((await open(hina, 'card', 'SC1', undefined, card)).code).toBe('scratch.card.invalid')
    expect((await open(zoya, 'card', 'SC1', undefined, card)).code).toBe('scratch.card.invalid')
    expect(await balanceOf(zoya)).toBe(100)
  })

  test('a scratch card with a wrong PIN is refused, and five wrong ones lock for an hour', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const code = async (more: object) => (await open(zoya, 'card', 'SC1', undefined, more)).code
    expect((await open(zoya, 'card', 'SC1', 100, card)).detail.fields).toEqual({ amount: ['unknown'] })
    expect((await open(zoya, 'card', 'SC1')).detail.fields).toEqual({ serial: ['required'], pin: ['required'] })
    for (const wrong of [
      { pin: '00000000' },
      { serial: '999999999999' },
      { pin: '1'.repeat(8) },
      { pin: '2'.repeat(8) },
    ])
      expect(await code({ ...card, ...wrong })).toBe('scratch.card.invalid')
    expect(await code({ ...card, pin: '3'.repeat(8) })).toBe('scratch.card.locked')
    expect(await code(card)).toBe('scratch.card.locked')
    await world.advance(60 * MINUTE)
    expect((await open(await world.as('zoya'), 'card', 'SC1', undefined, card)).code).toBeUndefined()
  })
})
