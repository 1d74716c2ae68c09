import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inWorld } from '@understudy/testing/supertest'

test('a star is kept', () =>
  inWorld('a star is kept', async (world) => {
    const amina = await world.as('amina')
    const { body } = await amina.get('/wps/relay/MCSFE_getFavoriteGames').expect(200)
    assert.equal(body.value.length, 3)
  }))
