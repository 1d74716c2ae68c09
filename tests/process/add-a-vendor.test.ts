import { type ChildProcess, spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { ROOT, read } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'
import { type ServerProcess, startServer } from '../support/server.ts'

const guide = read('docs/add-a-vendor.md')
const [example = '', start = '', patch = ''] = /```sh\n([\s\S]*?)```/.exec(guide)?.[1]?.trim().split('\n') ?? []

let server: ServerProcess
let vendor: ChildProcess
let vendorUrl = ''
const [, key = '', file = ''] = /^WALLET_KEY=(\S+) node (\S+)$/.exec(example) ?? []

beforeAll(async () => {
  const port = await freePort()
  vendorUrl = `http://localhost:${port}`
  expect(start).toBe('VENDOR_ORIGINS=http://localhost:4100 npm start')
  server = await startServer(scratchFolder('add-a-vendor'), { VENDOR_ORIGINS: vendorUrl })
  // The first line unchanged, except for free ports.
  vendor = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, WALLET_KEY: key, PORT: String(port), WALLET: server.stageUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    vendor.stdout?.once('data', resolve)
    vendor.once('exit', (code) => reject(new Error(`The vendor ended with ${code}`)))
  })
})
afterAll(async () => {
  vendor?.kill()
  await server?.kill()
})

const json = { 'content-type': 'application/json' }
const jsonOf = async (path: string, init: RequestInit = {}) => (await fetch(`${server.url}${path}`, init)).json()
const post = (path: string, body: object) => jsonOf(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
/** Calls the vendor's server like the vendor's page. */
const ask = async (path: string, body: object) =>
  (await fetch(`${vendorUrl}${path}`, { method: 'POST', body: JSON.stringify(body) })).json()

test('the vendor of the guide is launched, played and paid, and the books balance', async () => {
  const { id } = await post('/__control/worlds', {})
  const [, path = '', body = ''] =
    /^curl -X PATCH localhost:3000(\S+) -H 'content-type: application\/json' -d '([^']+)'$/.exec(patch) ?? []
  const changed = await jsonOf(path.replace('default', id), {
    method: 'PATCH',
    headers: json,
    body: body.replace('http://localhost:4100', vendorUrl),
  })
  expect(changed).toEqual({ code: 'KP', name: 'Kite & Pepper', maintenance: false, launchUrl: `${vendorUrl}/` })

  const { token } = await post(`/__control/worlds/${id}/sessions`, { as: 'amina' })
  const headers = { Merchant: 'aurora1', Language: 'EN', Authorization: token }
  const list = await jsonOf('/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=KP&pageSize=10', { headers })
  const game = list.value.games.find(({ vassalage }: { vassalage: string }) => vassalage === 'KP')
  const launched = await jsonOf(
    `/wps/game/launchGame?platform=html5&launchMode=GLS&nodeId=${game.nodeId}&vassalage=KP`,
    { headers },
  )
  const page = new URL(launched.value.content.game_url)
  expect(page.origin).toBe(vendorUrl)
  expect(await (await fetch(page)).text()).toContain('Heads or tails')

  const before = await jsonOf(`/__control/worlds/${id}/audit`)
  const player = { token: page.searchParams.get('token') }
  const { balance: start } = await ask('/balance', player)
  let expected = start
  for (let round = 0; round < 12; round += 1) {
    const tossed = await ask('/toss', { ...player, side: 'heads' })
    expected += tossed.won - 100_000
    expect(['heads', 'tails']).toContain(tossed.fell)
    expect(tossed.balance).toBe(expected)
  }
  const audit = await jsonOf(`/__control/worlds/${id}/audit`)
  expect(audit).toMatchObject({ sound: true, bets: { open: before.bets.open, count: before.bets.count + 12 } })
  expect(audit.bets.won).toBe(audit.bets.paid)
  // The world's file does not contain the key.
  const dump = await jsonOf(`/__control/worlds/${id}/tables/outside_vendor`)
  expect(JSON.stringify(dump)).not.toContain(key)

  expect(await ask('/toss', { token: `${id}.00000000-0000-4000-8000-000000000000`, side: 'heads' })).toEqual({
    error: 'launch.unknown',
  })
})

test('an origin that may not be framed does not start the server', async () => {
  await expect(
    startServer(scratchFolder('add-a-vendor-bad'), { VENDOR_ORIGINS: 'http://vendor.example' }),
  ).rejects.toThrow('VENDOR_ORIGINS must be https, or http on this machine')
})
