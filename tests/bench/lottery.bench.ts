import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY } from '@understudy/contracts/durations'
import { createPlatform } from '@understudy/fake-server'
import { HEADERS } from './clients.ts'
import type { Figure } from './figures.ts'

const START = Date.parse('2026-03-10T07:00:00Z')
const CALLS = 100
const ISSUES = 50

/** How long the first read takes after a jump of thirty days over thousands of open lottery orders. */
export async function lotteryFigures(): Promise<Figure[]> {
  const { app, worlds, close } = await createPlatform({ dataDir: mkdtempSync(join(tmpdir(), 'understudy-bench-')) })
  const world = worlds.create({ scenario: 'everyday', seed: 1, startAt: START, clock: 'frozen', durable: false })
  const call = async (method: 'GET' | 'POST', url: string, token?: string, body?: object) => {
    const headers = { ...HEADERS, 'x-world': world.id, ...(token ? { authorization: token } : {}) }
    const response = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`)
    return response.json()
  }
  const session = { username: 'amina', password: 'Play1234', type: 'username' }
  const { token } = (await call('POST', '/wps/session/login', undefined, session)).value
  const games: { code: string; gameId: string }[] = await call('GET', '/lgw/games/mobile')
  const fastGames = ['K3_5M', 'SSC_5M', 'PK10_5M', '11X5_5M'].map((code) => games.find((game) => game.code === code))
  const slips: Record<string, string> = {
    SSC_5M: '1b~1~229~0.01~1960~1',
    K3_5M: 'big~1~102~0.01~1920~1',
    PK10_5M: '1b~1~307~0.01~1940~1',
    '11X5_5M': '03,07~1~402~0.01~1920~1',
  }

  let placed = 0
  for (let n = 0; n < CALLS; n += 1) {
    const game = fastGames[n % fastGames.length]
    if (!game) throw new Error('A fast lottery is missing')
    const { chaseNumeros } = await call('GET', `/lgw/numeros/chase/${game.gameId}`, token)
    const issues = chaseNumeros.slice(0, ISSUES).map(({ numero }: { numero: string }) => ({ numero, multiple: 1 }))
    await call('POST', '/lgw/orders/betting', token, {
      requestId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      gameId: game.gameId,
      prizeModeId: 1,
      currentNumero: issues[0].numero,
      bettingSlipString: slips[game.code],
      betCartAmountSum: ISSUES * 0.02,
      chaseSlip: issues,
    })
    placed += issues.length
  }
  world.clock.set(START + 30 * DAY)
  const started = performance.now()
  const { token: later } = (await call('POST', '/wps/session/login', undefined, session)).value
  const { value } = await call('GET', '/wps/v2/wallets/balance', later)
  const ms = performance.now() - started
  const db = world.db.$client
  const one = (text: string) => db.prepare(text).pluck().get() as number
  const settled = one("SELECT count(*) FROM bet WHERE status IN ('won', 'lost') AND settled_at <= due_at")
  const books = one(
    "SELECT sum(e.amount) FROM entry e JOIN account a ON a.id = e.account_id WHERE a.kind = 'member' AND a.owner = (SELECT CAST(id AS TEXT) FROM member WHERE username = 'amina')",
  )
  await close()
  return [
    {
      name: 'orders settled by the first read after thirty days',
      value: settled,
      unit: '',
      limit: { value: placed, kind: 'at least', why: 'goal' },
    },
    { name: 'that read and a login', value: ms, unit: 'ms', limit: { value: 2_000, kind: 'at most', why: 'goal' } },
    {
      name: 'ten-thousandths the balance is off the books',
      value: Math.abs(value.sumBalance * 10_000 - books),
      unit: '',
      limit: { value: 0.5, kind: 'at most', why: 'goal' },
    },
  ]
}
