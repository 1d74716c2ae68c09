import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeWorld } from '@understudy/testing/supertest'

test('favourites are for members, and can be made to fail', async () => {
  const world = await makeWorld({ scenario: 'everyday' })
  const amina = await world.as('amina')
  const stars = await amina.get('/wps/relay/MCSFE_getFavoriteGames').expect(200)
  assert.equal(stars.body.success, true)
  assert.equal(stars.body.value.length, 3)
  const guest = await world.visitor().get('/wps/relay/MCSFE_getFavoriteGames')
  assert.equal(guest.body.success, false)
  await world.faults([{ endpoint: 'favourites.ids', kind: 'drop' }])
  await assert.rejects(async () => await amina.get('/wps/relay/MCSFE_getFavoriteGames'))
  await world.delete()
})
