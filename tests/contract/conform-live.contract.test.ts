import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { agentContracts, session } from '@understudy/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appUrl } from '../support/platform.ts'
import { makeWorld, type TestWorld } from '../support/world.ts'
import { conform, differences, file, folder, reportIn } from './conform-run.ts'

interface Answer {
  status: number
  type: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: planted deviations break every possible type.
  body: any
}

const valued = (answer: Answer, more: object): Answer => ({
  ...answer,
  body: { ...answer.body, value: { ...answer.body.value, ...more } },
})
const refusal = (status: number, errorCode: string, message: string) => (answer: Answer) => ({
  ...answer,
  status,
  body: { success: false, errorCode, message, value: {} },
})

/** Twelve deviations of a platform: path of the call, the line expected in the report, and the change to the reply. */
const PLANTED: readonly [path: string, told: string, planted: (answer: Answer) => Answer][] = [
  [
    '/wps/system/country',
    'system.country envelope.form response',
    (answer) => ({ ...answer, body: answer.body.value }),
  ],
  [
    '/lgw/games/popular',
    'lottery.popular envelope.form response',
    (answer) => ({ ...answer, body: { success: true, value: answer.body } }),
  ],
  [
    '/wps/v2/wallets/balance',
    'wallet.balance field.missing response balance[].availBalance',
    (answer) => {
      const [{ availBalance: _gone, ...first }, ...rest] = answer.body.value.balance
      return valued(answer, { balance: [first, ...rest] })
    },
  ],
  ['/wps/member/info', 'member.info field.new response shoeSize', (answer) => valued(answer, { shoeSize: 44 })],
  [
    '/wps/relay/GCSGAME_gameList',
    'games.list field.new response games[].colour',
    (answer) => {
      const [first, second, ...rest] = answer.body.value.games
      return valued(answer, { games: [first, { ...second, colour: 'red' }, ...rest] })
    },
  ],
  ['/wps/wallets/gcs', 'wallet.gcs field.retyped response sumBalance', (answer) => valued(answer, { sumBalance: '1' })],
  [
    '/wps/relay/MCSFE_getPlayerRankProgress',
    'vip.progress field.retyped response totalTurnover',
    (answer) => valued(answer, { totalTurnover: [1, 2] }),
  ],
  [
    '/wps/relay/MCSFE_getMissionSummaryDetails',
    'missions.summary value.outside response pageNum',
    (answer) => valued(answer, { pageNum: 1.5 }),
  ],
  [
    '/wps/relay/MCSFE_getWithdrawSettings',
    'withdrawals.settings code.undeclared refusal mission.not.found',
    refusal(404, 'mission.not.found', 'No #646'),
  ],
  [
    '/wps/relay/MCSFE_getManualRebate',
    'rebate.day code.number refusal system.error',
    refusal(500, 'system.error', 'No #1'),
  ],
  [
    '/wps/relay/EMFE_getInboxUnreadCount',
    'inbox.unread header.missing response header content-type',
    (answer) => ({ ...answer, type: undefined }),
  ],
  ['/wps/system/status', 'system.status status.wrong response', (answer) => ({ ...answer, status: 202 })],
]

let world: TestWorld
let accounts: string
let origin: string
const requests: string[] = []
let second: Server

beforeAll(async () => {
  world = await makeWorld()
  origin = await appUrl()
  const [member, agent] = [await world.signedIn('amina'), await world.signedIn('bilal')]
  // Both are created by the first read.
  await member.get(session.publicKey)
  await agent.get(agentContracts.contractRequests)
  accounts = file('accounts.json', {
    merchant: 'aurora1',
    headers: { 'x-world': world.id },
    accounts: [
      { role: 'member', token: member.token },
      { role: 'agent', token: agent.token },
    ],
  })
  second = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(`${request.method} ${path}`)
    void fetch(origin + path, { method: request.method ?? 'GET', headers: headersOf(request) }).then(async (real) => {
      const received = {
        status: real.status,
        type: real.headers.get('content-type') ?? undefined,
        body: await real.json(),
      }
      const [, , plant] = PLANTED.find(([planted]) => path.split('?')[0] === planted) ?? []
      const answer: Answer = plant?.(received) ?? received
      response.writeHead(answer.status, answer.type === undefined ? {} : { 'content-type': answer.type })
      response.end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void second.close())

const headersOf = ({ headers: { host: _host, connection: _connection, ...headers } }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
const secondOrigin = () => `http://127.0.0.1:${(second.address() as AddressInfo).port}`

describe('conform against a server that answers', () => {
  test('conform finds no difference at this server and leaves no world behind', async () => {
    const before = await world.tape()
    const json = join(folder, 'live.json')
    const { code, out, err } = await conform('--base', origin, '--accounts', accounts, '--json', json)
    const report = reportIn(json)
    expect({ differences: differences(report), err, code }).toEqual({ differences: [], err: '', code: 0 })
    const calls = (await world.tape()).filter(({ seq }) => seq > (before[0]?.seq ?? 0))
    expect(calls.length).toBeGreaterThan(100)
    expect(calls.filter(({ method, rows }) => method !== 'GET' || rows > 0).map(({ endpoint }) => endpoint)).toEqual([])
    expect(out).toContain('Not called: wallet.transfer, it writes')
    expect(out).toContain('Not called: launch.game, it writes')
  })

  test('conform reports exactly the twelve deviations planted in a live server', async () => {
    const json = join(folder, 'planted.json')
    const { code } = await conform('--base', secondOrigin(), '--accounts', accounts, '--json', json)
    expect(code).toBe(1)
    expect(differences(reportIn(json)).sort()).toEqual(PLANTED.map(([, told]) => told).sort())
    expect(requests.filter((call) => !call.startsWith('GET '))).toEqual([])
  })

  test('conform writes only what the accounts file has input for, and only if asked to', async () => {
    const options = {
      merchant: 'aurora1',
      headers: { 'x-world': world.id },
      inputs: { 'session.freePlay': { body: { platform: 'M' } } },
    }
    const writing = file('writing.json', options)
    const without = await conform('--base', origin, '--accounts', writing)
    expect(without.out).toContain('Not called: session.freePlay, it writes')
    expect(await world.tape('session.freePlay')).toEqual([])
    const { out } = await conform('--base', origin, '--accounts', writing, '--write')
    expect(out).toContain('Not called: feedback.send, it writes, and the accounts file has no input for it')
    expect(await world.tape('session.freePlay')).toHaveLength(1)
  })

  test('conform goes on after an unanswered call, and stops where none is answered', async () => {
    const json = join(folder, 'reset.json')
    let calls = 0
    const breaking = createServer((request, response) => {
      calls += 1
      if (calls === 1 || calls > 4) return void request.socket.destroy()
      response.writeHead(404, { 'content-type': 'text/html' }).end('<html></html>')
    })
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve))
    const { port } = breaking.address() as AddressInfo
    const base = `http://127.0.0.1:${port}`
    const guest = file('guest.json', { merchant: 'aurora1' })
    const { code, out } = await conform('--base', base, '--accounts', guest, '--json', json)
    breaking.close()
    const kinds = differences(reportIn(json)).map((line) => line.split(' ')[1])
    expect({ code, kindsCount: kinds.filter((kind) => kind === 'status.wrong').length }).toEqual({
      code: 1,
      kindsCount: 3,
    })
    expect(kinds.filter((kind) => kind === 'response.missing')).toHaveLength(4)
    expect(out).toContain('the platform had stopped answering')
  })

  test('conform logs in with an encrypted password, and names an account it cannot be', async () => {
    const named = (password: string) =>
      file(`named-${password}.json`, {
        merchant: 'aurora1',
        headers: { 'x-world': world.id },
        accounts: [{ role: 'member', username: 'zoya', password }],
      })
    const { code, out } = await conform('--base', origin, '--accounts', named('Play1234'))
    expect({ code, saysWhy: out.includes('Not called: agents.links, it needs a token of an agent') }).toEqual({
      code: 0,
      saysWhy: true,
    })
    const refused = await conform('--base', origin, '--accounts', named('wrong'))
    expect({ code: refused.code, err: refused.err }).toEqual({
      code: 2,
      err: 'member: the login of the accounts file is refused\n',
    })
  })
})
