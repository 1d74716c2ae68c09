import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { control as contract } from '@understudy/contracts'
import type { RunningPlatform } from '@understudy/fake-server'
import request from 'supertest'
import { afterAll, beforeAll, expect } from 'vitest'
import { cookieHeader } from './cookies.ts'
import { startPlatform } from './platform.ts'
import { scratchFolder } from './scratch.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'
export const VISIT = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', Accept: 'text/html' }
export const TOKEN = { Authorization: 'Bearer secret' }

interface Visit {
  pin?: string
  /** What the page with the pin's form holds of this phone. */
  visitorKey?: string
  cookie?: string
  headers?: Record<string, string>
}

/** A server as a demo runs it, for one file of tests: phones reach it, and who holds the token steers it. */
export function demoServer() {
  const root = scratchFolder('rooms')
  writeFileSync(join(root, 'index.html'), '<html data-merchant="aurora1"><script>1</script></html>')

  let platform: RunningPlatform
  let port = 0
  beforeAll(async () => {
    // As a demo runs: reachable by phones, steered by who holds the token.
    platform = await startPlatform({ loopbackOnly: false, controlToken: 'secret', web: { root } })
    await platform.app.listen({ port: 0, host: '127.0.0.1' })
    port = (platform.app.server.address() as AddressInfo).port
  })
  afterAll(() => platform.close())

  const http = () => request(platform.app.server)
  const stage = () => platform.stage.server
  const steer = (method: 'get' | 'post' | 'delete' | 'patch', path: string, body?: object) => {
    const call = http()[method](`/__control${path}`).set(TOKEN)
    return body ? call.send(body) : call
  }
  const newWorld = async (scenario = 'everyday'): Promise<string> =>
    (await steer('post', '/worlds', { scenario, clock: 'frozen' })).body.id
  const openRoom = async (options: object = {}): Promise<contract.Room> =>
    (await steer('post', '/rooms', { world: await newWorld(), ...options })).body
  const roomNow = async (code: string): Promise<contract.Room> => (await steer('get', `/rooms/${code}`)).body

  const visit = (code: string, { pin, visitorKey, cookie, headers = {} }: Visit = {}) => {
    const all = {
      ...VISIT,
      'User-Agent': IPHONE,
      'Accept-Language': 'en',
      ...(cookie ? { Cookie: cookie } : {}),
      ...headers,
    }
    return pin === undefined
      ? http().get(`/r/${code}`).set(all)
      : http().post(`/r/${code}`).set(all).type('form').send({ pin, visitorKey })
  }
  /** The cookies of a phone that has come in. */
  async function phone(code: string, options: Visit = {}): Promise<string> {
    const { status, headers } = await visit(code, options)
    expect({ status, location: headers.location }).toEqual({ status: 303, location: '/m/home' })
    return cookieHeader(headers)
  }
  const call = (path: string, cookie: string, headers: Record<string, string> = {}) =>
    http()
      .get(path)
      .set({ Merchant: 'aurora1', Cookie: cookie, ...headers })
  const logIn = async (cookie: string, username: string): Promise<string> =>
    (
      await http()
        .post('/wps/session/login')
        .set({ Merchant: 'aurora1', Cookie: cookie })
        .send({ username, password: 'Play1234', type: 'username' })
    ).body.value.token

  return { root, port: () => port, http, stage, steer, newWorld, openRoom, roomNow, visit, phone, call, logIn }
}
