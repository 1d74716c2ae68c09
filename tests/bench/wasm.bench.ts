import { control as contract, favourites, games, session, wallet } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { provideSqlite, type SqliteHost } from '../../platform/src/storage/sqlite.ts'
import { buildImage } from '../../stage/src/build-image.ts'
import { control } from '../support/call.ts'
import { native, onWasm } from '../support/sqlite-on-wasm.ts'
import { type Actor, makeWorld, NOON, type TestWorld } from '../support/world.ts'
import { beside, type Figure, median } from './figures.ts'

const ROUNDS = 9
/** A password is hashed for each login: few of them show what it costs. */
const CALLS = 200
const LOGINS = 10

interface Visit {
  world: TestWorld
  amina: Actor
  /** Counts on, so that no two calls ask the same. */
  next: number
}

interface Work {
  name: string
  times: number
  run: (visit: Visit) => Promise<unknown>
}

const WORKS: Work[] = [
  {
    name: 'game list asked before',
    times: CALLS,
    run: ({ amina }) => amina.call(games.gameList, { query: { gameType: 'RNG', pageSize: 60 } }),
  },
  {
    name: 'game list never asked',
    times: CALLS,
    run: (visit) => {
      visit.next += 1
      const [pageSize, pageNo] = [10 + (visit.next % 50), 1 + Math.floor(visit.next / 50)]
      return visit.amina.call(games.gameList, { query: { gameType: 'RNG', pageSize, pageNo } })
    },
  },
  { name: 'balance', times: CALLS, run: ({ amina }) => amina.call(wallet.balance) },
  {
    name: 'star set and taken',
    times: CALLS,
    run: async ({ amina }) => {
      const [game] = (await amina.get(games.gameList, { query: { gameType: 'RNG', pageSize: 60 } })).games
      const { nodeId = '', vassalage: vendor = '' } = game ?? {}
      await amina.get(favourites.addFavourite, { body: { nodeId, vendor } })
      await amina.get(favourites.removeFavourite, { query: { nodeId, vendor } })
    },
  },
  {
    name: 'login',
    times: LOGINS,
    run: ({ world }) =>
      world.guest.get(session.login, { body: { username: 'amina', password: 'Play1234', type: 'username' } }),
  },
  { name: 'new world', times: 10, run: () => control(contract.createWorld, { body: { scenario: 'everyday' } }) },
  {
    name: 'jump of 30 days, settled',
    times: 1,
    run: async () => {
      const world = await makeWorld()
      const amina = await world.signedIn('amina')
      await world.advance(30 * DAY)
      await amina.get(wallet.balance)
    },
  },
  {
    name: 'seed of a world',
    times: 1,
    run: async () => buildImage({ scenario: 'everyday', seed: 1, startAt: Date.parse(NOON) }),
  },
]

/** What calls of the platform work in this process on SQLite as WebAssembly, beside the native one, without HTTP. */
export async function wasmFigures(): Promise<Figure[]> {
  const hosts = [
    { host: native, visit: await visitOn(native) },
    { host: onWasm, visit: await visitOn(onWasm) },
  ]
  const figures: Figure[] = []
  for (const { name, times, run } of WORKS) {
    const costs = new Map<SqliteHost, number[]>(hosts.map(({ host }) => [host, []]))
    // In turns, so that a busy machine slows both alike.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { host, visit } of hosts) {
        provideSqlite(host)
        const before = process.cpuUsage()
        for (let time = 0; time < times; time += 1) await run(visit)
        const { user, system } = process.cpuUsage(before)
        costs.get(host)?.push((user + system) / 1_000 / times)
      }
    // The first rounds warm both up.
    const cost = (host: SqliteHost) => median((costs.get(host) ?? []).slice(ROUNDS / 3))
    figures.push(
      ...beside(
        { name: `${name}, on WebAssembly`, value: cost(onWasm), unit: 'ms' },
        { name: `${name}, natively`, value: cost(native), unit: 'ms' },
      ),
    )
  }
  return figures
}

async function visitOn(host: SqliteHost): Promise<Visit> {
  provideSqlite(host)
  const world = await makeWorld()
  return { world, amina: await world.as('amina'), next: 0 }
}
