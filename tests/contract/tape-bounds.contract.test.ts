import { control as contract, session } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { control, send } from '../support/call.ts'
import { watch } from '../support/events.ts'
import { app, controlHeaders } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'

const headersOf = (world: TestWorld) => ({ 'x-world': world.id, Merchant: 'aurora1', Language: 'EN' })

/** Posts a login with a raw body. */
async function post(world: TestWorld, body: string, type = 'application/json', query = '') {
  return (await app())
    .post(`/wps/session/login${query}`)
    .set({ ...headersOf(world), 'content-type': type })
    .send(body)
}

/**
 * Returns everything that shows a tape: its lines, one call with its command line and test, and the exported capsule.
 */
async function shown(world: TestWorld) {
  const params = { id: world.id }
  const list = await send(contract.tape, { params, query: { limit: '500' } }, controlHeaders())
  const one = await send(contract.tapeCall, { params: { ...params, seq: 1 } }, controlHeaders())
  const appState = { route: '/m/home', language: 'EN', theme: 'dark', note: '' }
  const capsule = await send(contract.exportCapsule, { params, body: appState }, controlHeaders())
  return { statuses: [list.status, one.status, capsule.status], text: list.text + one.text, capsule: capsule.body }
}

describe('the tape of calls that came as nobody expects them', () => {
  test('a body nested 30,000 times breaks neither tape nor capsule nor stream', async () => {
    const world = await makeWorld()
    const watcher = await watch(`/__control/worlds/${world.id}/stream`)
    const nested = `{"username":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    const response = await post(world, nested)
    expect(response.status).toBe(422)
    expect(JSON.stringify(await watcher.next('call')).length).toBeLessThan(4_000)
    watcher.leave()
    const { statuses, text } = await shown(world)
    expect(statuses).toEqual([200, 200, 200])
    expect(text.length).toBeLessThan(8_000)
  })

  test('twenty fields of 60 KB are recorded by name and length', async () => {
    const world = await makeWorld()
    const long = 'x'.repeat(60_000)
    const bodies = [
      `{"username":"${long}"}`,
      `{"${long}":1}`,
      `["${long}"]`,
      `"${long}"`,
      `{${Array.from({ length: 6_000 }, (_, i) => `"f${i}":${i % 10}`).join(',')}}`,
    ]
    for (let round = 0; round < 4; round += 1) {
      for (const body of bodies) expect((await post(world, body)).text.length).toBeLessThan(20_000)
    }
    const { statuses, text } = await shown(world)
    expect(statuses).toEqual([200, 200, 200])
    expect(text.length).toBeLessThan(200_000)
    expect((await world.tape()).map(({ input }) => input)).toContainEqual({ username: '••• (60000)' })
  })

  test('a body larger than any call needs is refused unparsed and not recorded', async () => {
    const world = await makeWorld()
    const keys = Array.from({ length: 90_000 }, (_, i) => `"f${i}":1`).join(',')
    for (const body of [`{"username":"${'x'.repeat(66_000)}"}`, `{${keys}}`]) {
      const { status, body: answer } = await post(world, body)
      expect({ status, success: answer.success, errorCode: answer.errorCode }).toEqual({
        status: 413,
        success: false,
        errorCode: 'request_body_too_large',
      })
    }
    expect(await world.tape()).toEqual([])
    const fits = await post(world, `{"username":"${'x'.repeat(60_000)}"}`)
    expect({ status: fits.status, errorCode: fits.body.errorCode }).toEqual({ status: 422, errorCode: 'field.invalid' })
  })

  test('an oversized control call is refused in the control API’s form', async () => {
    const { id } = await makeWorld()
    const text = 'x'.repeat(300_000)
    const response = await send(contract.describeWorld, { params: { id }, body: { note: text } }, controlHeaders())
    expect({ status: response.status, type: response.type }).toEqual({ status: 413, type: 'application/problem+json' })
  })

  test('no password reaches the tape, by any field name or body format', async () => {
    const world = await makeWorld()
    const credentials = '{"username":"zoya","password":"Play1234","type":"username"}'
    await post(world, credentials, 'text/plain')
    await post(world, JSON.stringify(credentials))
    await post(world, JSON.stringify([credentials]))
    for (const name of ['pw', 'pwd', 'pass', 'pin', 'otp', 'passwort', 'passwd', 'secretWord', 'anything'])
      await post(world, JSON.stringify({ username: 'zoya', [name]: 'Play1234' }))
    await post(world, credentials, 'application/json', '?passwd=Play1234&kept=Play1234')
    await post(world, JSON.stringify({ username: 'Play1234', type: 7 }))
    const { statuses, text, capsule } = await shown(world)
    expect(statuses).toEqual([200, 200, 200])
    expect(text).not.toContain('Play1234')
    expect(text).toContain('passwd=•••')
    const opened = await control(contract.importCapsule, { body: { capsule: capsule.capsule } })
    const copied = await send(
      contract.tape,
      { params: { id: opened.world.id }, query: { limit: '500' } },
      controlHeaders(),
    )
    expect(copied.body).toHaveLength(14)
    expect(copied.text).not.toContain('Play1234')
  })

  test('a call that fits its contract is shown as it was sent, but for its secrets', async () => {
    const world = await makeWorld()
    await world.guest.call(session.login, { body: { username: 'zoya', password: 'Play1234', type: 'username' } })
    expect((await world.tape())[0]?.input).toEqual({ username: 'zoya', password: '•••', type: 'username' })
  })

  test('a call that a fault ended before parsing is recorded with its known address', async () => {
    const world = await makeWorld()
    await world.faults([{ endpoint: 'help.center', kind: 'error', code: 'TOO_MANY_REQUEST' }])
    const ask = async (query: string) => (await app()).get(`/wps/system/helpCenter?${query}`).set(headersOf(world))
    await ask('device=MOBILE&lang=EN')
    await ask('device=MOBILE&lang=EN&passwd=Play1234')
    const [unknown, known] = await world.tape()
    expect(known?.path).toBe('/wps/system/helpCenter?device=MOBILE&lang=EN')
    expect(unknown?.path).not.toMatch(/Play1234|MOBILE/)
  })
})
