import { randomInt } from 'node:crypto'
import { control as contract } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { controlHeaders } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'

/** Seed of this file's world, which tells it apart from others on the same server. */
const SEED = randomInt(1_000_000, 2_000_000)
const worlds = async () => (await control(contract.listWorlds, {})).filter(({ seed }) => seed === SEED).length

test('a capsule tells what is inside before it is opened, and makes no world of it', async () => {
  const world = await makeWorld({ seed: SEED })
  await world.settings({ merchant: 'cedar3' })
  await world.faults([{ endpoint: 'games.hot', kind: 'latency', ms: 5 }])
  const exported = await control(contract.exportCapsule, {
    params: { id: world.id },
    body: {
      route: '/m/notice',
      as: 'zoya',
      note: 'second page is empty',
      storage: { local: { 'popup.A': '1' }, session: { scroll: '{}', steering: '{}' } },
    },
  })
  const [before, calls] = [await worlds(), (await control(contract.getWorld, { params: { id: world.id } })).calls]
  const tables = await control(contract.tables, { params: { id: world.id } })
  const { facts, ...rest } = await control(contract.capsuleContents, { body: { capsule: exported.capsule } })
  expect(await worlds()).toBe(before)
  expect(facts).toEqual(exported.facts)
  expect(facts).toMatchObject({ note: 'second page is empty', as: 'zoya', route: '/m/notice' })
  expect(rest).toEqual({
    merchant: 'cedar3',
    clock: 'frozen',
    faults: 1,
    calls,
    stored: 2,
    bytes: exported.bytes,
    members: tables.find(({ name }) => name === 'member')?.rows,
  })
  const spoilt = await send(contract.capsuleContents, { body: { capsule: 'AAAA' } }, controlHeaders())
  expect({ status: spoilt.status, name: spoilt.body.fields[0].name }).toEqual({ status: 422, name: 'capsule' })
})
