import { control as contract } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { app } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'

// Here and not among the contract tests: on a shared server the tapes of other tests would be counted too.
test('malformed calls of 60 KB each take hardly any memory on the tape', async () => {
  const tapes = async () => (await control(contract.health, {})).stores.find(({ name }) => name === 'tapes')
  const before = (await tapes())?.bytes ?? 0
  const world = await makeWorld()
  for (let round = 0; round < 20; round += 1)
    await (await app())
      .post('/wps/session/login')
      .set({ 'x-world': world.id, Merchant: 'aurora1', Language: 'EN', 'content-type': 'application/json' })
      .send(`{"username":"${'x'.repeat(60_000)}"}`)
      .expect(422)
  const after = await tapes()
  expect((after?.bytes ?? 0) - before).toBeGreaterThan(0)
  expect((after?.bytes ?? 0) - before).toBeLessThan(60_000)
  expect(after?.limit).toBeGreaterThan(60_000)
})
