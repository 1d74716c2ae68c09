import { cloud, control as contract, member } from '@understudy/contracts'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { control } from '../support/call.ts'
import { content } from '../support/capsule.ts'
import { openGame } from '../support/vendors.ts'
import { makeWorld, worldThatIs } from '../support/world.ts'

test('a capsule carries no session, launch or code that still opens anything', async () => {
  const world = await makeWorld()
  const amina = await world.as('amina')
  const { token = '' } = amina
  const { launchId } = await openGame(world, amina, 'RNG')
  const { capsule } = await control(contract.exportCapsule, { params: { id: world.id }, body: {} })
  const { image, tape } = content(capsule)
  expect({ image: image.includes(world.id), tape: JSON.stringify(tape).includes(world.id) }).toEqual({
    image: false,
    tape: false,
  })
  const [secret = '', play = ''] = [token, launchId].map((text) => /[.]([0-9a-f-]{36})/.exec(text)?.[1])
  expect({ secretCount: secret.length, playCount: play.length }).toEqual({ secretCount: 36, playCount: 36 })
  for (const id of [secret, play])
    expect({ image: image.includes(id), tape: JSON.stringify(tape).includes(id) }).toEqual({
      image: false,
      tape: false,
    })

  const db = new Sqlite(image)
  const placeholders = db.prepare("SELECT token FROM session WHERE token LIKE '{world}.%'").pluck().all() as string[]
  db.close()
  expect(placeholders.length).toBeGreaterThan(0)
  const opened = await control(contract.importCapsule, { body: { capsule, durable: false } })
  const importedWorld = worldThatIs(opened.world)
  const tokens = [
    token,
    token.replace(world.id, opened.world.id),
    ...placeholders.map((one) => one.replace('{world}', world.id)),
  ]
  for (const one of tokens.slice(1))
    for (const holder of [world, importedWorld])
      expect((await holder.visitor({ token: one }).call(member.memberInfo)).code).toBe('login.not.session')
  // The sessions are still there, under tokens of the new world.
  const moved = placeholders.map((one) => one.replace('{world}', opened.world.id))
  const names = await Promise.all(
    moved.map(async (one) => (await importedWorld.visitor({ token: one }).call(member.memberInfo)).value?.account),
  )
  expect(names).toContain('amina')
})

test('a capsule leaves behind what the world signs with', async () => {
  const world = await makeWorld()
  await world.guest.get(cloud.cloudConfig)
  const { capsule } = await control(contract.exportCapsule, { params: { id: world.id }, body: {} })
  const db = new Sqlite(content(capsule).image)
  expect(db.prepare("SELECT count(*) FROM world_state WHERE key = 'secret'").pluck().get()).toBe(0)
  db.close()
})
