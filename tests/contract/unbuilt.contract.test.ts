import { expect, test } from 'vitest'
import { app, controlHeaders, stage } from '../support/platform.ts'
import { makeWorld } from '../support/world.ts'

test('a call that is not built says so in the caller’s language', {
  tags: ['API-002'],
}, async () => {
  const answers = []
  for (const [agent, path, language] of [
    [await app(), '/wps/no/such/call', 'EN'],
    [await app(), '/lgw/no/such/call', 'UR'],
    [await stage(), '/cloud/no/such/call', 'UR-LA'],
  ] as const) {
    const { status, body } = await agent.get(path).set('Language', language)
    answers.push([status, body.success, body.errorCode, body.message])
  }
  expect(answers).toEqual([
    [501, false, 'endpoint.not.built', 'This is not available yet #904'],
    [501, false, 'endpoint.not.built', 'یہ سہولت ابھی دستیاب نہیں #904'],
    [501, false, 'endpoint.not.built', 'Yeh sahoolat abhi dastyab nahin #904'],
  ])
})

test('HEAD is no call of a contract and has no effect', { tags: ['API-002'] }, async () => {
  const world = await makeWorld()
  const headers = { 'x-world': world.id, Merchant: 'aurora1' }
  const { status } = await (await app()).head('/wps/system/status').set(headers)
  expect({ status, tapeCount: (await world.tape()).length }).toEqual({ status: 405, tapeCount: 0 })
  await (await app()).get('/wps/system/status').set(headers)
  expect((await world.tape()).length).toBe(1)
})

test('an empty body with content-type JSON counts as no body', {
  tags: ['API-002'],
}, async () => {
  const world = await makeWorld()
  const { token = '' } = await world.as('amina')
  const guest = { 'x-world': world.id, Merchant: 'aurora1' }
  const headers = { ...guest, Authorization: token }
  const json = { 'content-type': 'application/json' }
  const first = await (await app()).delete('/wps/session/logout').set({ ...headers, ...json })
  expect({ status: first.status, firstBody: first.body }).toEqual({
    status: 200,
    firstBody: { success: true, value: expect.anything() },
  })
  const response = await (await app()).delete('/wps/session/logout').set({ ...headers, ...json, 'content-length': '0' })
  expect(response.body.errorCode).toBe('login.not.session')
  const login = await (await app()).post('/wps/session/login').set({ ...guest, ...json })
  expect({ status: login.status, errorCode: login.body.errorCode }).toEqual({
    status: 400,
    errorCode: 'request_body_required',
  })
  const deletion = await (await app()).delete(`/__control/worlds/${world.id}`).set({ ...controlHeaders(), ...json })
  expect({ status: deletion.status, goneBody: deletion.body }).toEqual({ status: 200, goneBody: { deleted: true } })
})
