// @module-tag all
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../support/scratch.ts'
import { refusedServer, type ServerProcess, startServer } from '../support/server.ts'

/** How often the server is killed: a few times by default, SOAK_KILLS=100 for a long run. */
const KILLS = Number(process.env.SOAK_KILLS || 3)
const NOON = '2026-03-10T07:00:00Z'

type Reply = { status: number; body: Record<string, unknown> }

async function ask<B = Reply['body']>(
  url: string,
  method: string,
  path: string,
  body?: object,
  headers = {},
): Promise<{ status: number; body: B }> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as B }
}

/** Everything the server has confirmed, and which must therefore exist after every kill. */
interface Owed {
  worlds: Set<string>
  snapshots: Set<string>
  transfers: Set<string>
}

async function restarted(dataDir: string, { reset, restored, money }: Named, owed: Owed, token: string) {
  const server = await startServer(dataDir)
  const { url } = server
  const list = await ask<{ id: string }[]>(url, 'GET', '/__control/worlds')
  expect(list.status).toBe(200)
  const ids = new Set(list.body.map(({ id }) => id))
  expect([...owed.worlds].filter((id) => !ids.has(id))).toEqual([])
  expect((await ask(url, 'GET', '/__control/health')).body.aside).toEqual([])

  // Either old or new, but complete: the world's initial state, or the state before the reset.
  const afterReset = await ask(url, 'GET', `/__control/worlds/${reset}`)
  expect([Date.parse(NOON), Date.parse(NOON) + 1]).toContain(afterReset.body.now)
  const afterRestore = await ask(url, 'GET', `/__control/worlds/${restored}/settings`)
  expect(['BD', 'IN']).toContain(afterRestore.body.country)
  const snapshotList = await ask<{ id: string }[]>(url, 'GET', `/__control/worlds/${restored}/snapshots`)
  const snapshots = new Set(snapshotList.body.map(({ id }) => id))
  expect([...owed.snapshots].filter((id) => !snapshots.has(id))).toEqual([])

  // A repeated transfer moves nothing, so its reply shows the balance after the first one.
  const headers = { Merchant: 'cedar3', Authorization: token, 'x-world': money }
  const gcs = async () => (await ask(url, 'GET', '/wps/wallets/gcs', undefined, headers)).body
  const before = JSON.stringify(await gcs())
  for (const transferId of owed.transfers) {
    const repeatedCall = await transferOne(url, headers, transferId)
    expect(repeatedCall.status).toBe(200)
  }
  expect(JSON.stringify(await gcs())).toBe(before)
  return server
}

const transferOne = (url: string, headers: object, transferId: string) =>
  ask(url, 'POST', '/wps/relay/GCS_walletTransfer', { from: 'main', to: 'NP', amount: 1, transferId }, headers)

interface Named {
  reset: string
  restored: string
  money: string
}

test('a kill during resets, restores, forks and writes loses no acknowledged write', {
  tags: ['soak'],
  timeout: 60_000 + KILLS * 30_000,
}, async () => {
  const dataDir = scratchFolder()
  let server: ServerProcess = await startServer(dataDir)
  const createWorld = async (scenario: string) =>
    (await ask(server.url, 'POST', '/__control/worlds', { scenario, durable: true, startAt: NOON, clock: 'frozen' }))
      .body.id as string
  const named = {
    reset: await createWorld('everyday'),
    restored: await createWorld('everyday'),
    money: await createWorld('transfer-wallets'),
  }
  const { reset, restored, money } = named
  const country = (id: string, code: string) =>
    ask(server.url, 'PATCH', `/__control/worlds/${id}/settings`, { country: code })
  await country(restored, 'BD')
  const snapshot = (await ask(server.url, 'POST', `/__control/worlds/${restored}/snapshots`, {})).body.id as string
  await country(restored, 'IN')
  const { token } = (await ask(server.url, 'POST', `/__control/worlds/${money}/sessions`, { as: 'imran' })).body as {
    token: string
  }
  const owed: Owed = {
    worlds: new Set(['default', ...Object.values(named)]),
    snapshots: new Set([snapshot]),
    transfers: new Set(),
  }

  for (let round = 0; round < KILLS; round += 1) {
    const { url } = server
    let killed = false
    const until = async (work: () => Promise<unknown>) => {
      while (!killed)
        await work().catch((error: unknown) => {
          if (!killed) throw error
        })
    }
    const headers = { Merchant: 'cedar3', Authorization: token, 'x-world': money }
    const working = Promise.all([
      until(async () => {
        await ask(url, 'PATCH', `/__control/worlds/${reset}/clock`, { set: Date.parse(NOON) + 1 })
        await ask(url, 'POST', `/__control/worlds/${reset}/reset`)
      }),
      until(() => ask(url, 'POST', '/__control/worlds/default/reset')),
      until(async () => {
        await ask(url, 'POST', `/__control/worlds/${restored}/restore`, { snapshot })
        await ask(url, 'PATCH', `/__control/worlds/${restored}/settings`, { country: 'IN' })
      }),
      until(async () => {
        const { status, body } = await ask(url, 'POST', `/__control/worlds/${restored}/fork`)
        if (status !== 201) return
        owed.worlds.add(body.id as string)
        const deleted = [...owed.worlds].find((id) => id.startsWith('w') && !Object.values(named).includes(id))
        if (owed.worlds.size < 12 || deleted === undefined) return
        owed.worlds.delete(deleted)
        await ask(url, 'DELETE', `/__control/worlds/${deleted}`)
      }),
      until(async () => {
        const transferId = randomUUID()
        if ((await transferOne(url, headers, transferId)).status === 200) owed.transfers.add(transferId)
      }),
    ])
    // A different moment each round: the kill happens after the nth confirmed transfer.
    const enough = owed.transfers.size + 3 + ((round * 7) % 11)
    while (owed.transfers.size < enough) await transferOne(url, headers, 'warm-up-transfer')
    killed = true
    await server.kill()
    await working
    server = await restarted(dataDir, named, owed, token)
  }
  await server.kill()
})

test('a second server on the same data folder ends with 1, a killed one leaves no lock', async () => {
  const dataDir = scratchFolder()
  const first = await startServer(dataDir)
  const { code, said } = await refusedServer(dataDir)
  expect(code).toBe(1)
  expect(said.trim()).toBe(
    `Another server is using the data folder ${dataDir}; stop that one, or give this one a DATA_DIR of its own.`,
  )
  await first.kill()
  rmSync(join(dataDir, 'templates'), { recursive: true, force: true })
  await (await startServer(dataDir)).kill()
})
