/** One of many concurrent testers, each of whom steers a world of its own and checks every reply. */
interface Tester {
  world: string
  durable: boolean
  headers: Record<string, string>
  /** Games this tester starred and has not lost to a reset or a rewind, newest first. */
  starred: string[]
  country: string
  now: number
}

export interface CrowdResult {
  /** Unexpected replies in words; empty when every reply came from the right world. */
  wrong: string[]
  /** Milliseconds each kind of step took. */
  took: Record<string, number[]>
  /** What each durable world must still contain after a restart. */
  durable: { world: string; starred: string[] }[]
}

interface CrowdOptions {
  url: string
  testers: number
  /** Steps of each tester. */
  steps: number
  /** How many of them work in durable worlds. */
  durable?: number
  seed?: number
}

type Json = Record<string, unknown>

const START_AT = '2026-03-10T07:00:00Z'
const GAMES = 40

/**
 * Runs testers concurrently: calls, faults, resets, rewinds, forks and capsules in random order,
 * each reply checked against what the tester did. The order comes from the seed, so failures are reproducible.
 */
export async function crowd({ url, testers, steps, durable = 0, seed = 1 }: CrowdOptions): Promise<CrowdResult> {
  const wrong: string[] = []
  const took: Record<string, number[]> = {}

  const ask = async (method: string, path: string, headers: Record<string, string>, body?: Json) => {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: (await response.json()) as Json }
  }
  const steer = async (method: string, path: string, body?: Json) => {
    const answer = await ask(method, `/__control${path}`, {}, body)
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const signIn = async (world: string) => {
    const info = await steer('POST', `/worlds/${world}/sessions`, { as: 'zoya' })
    return { Merchant: 'aurora1', Language: 'EN', Authorization: info.token as string }
  }
  const starredIn = async (headers: Record<string, string>) =>
    (await ask('GET', '/wps/relay/MCSFE_getFavoriteGames', headers)).body.value
  const expectStarred = async (tester: Tester, headers: Record<string, string>, where: string) => {
    const actual = JSON.stringify(await starredIn(headers))
    const expected = JSON.stringify(tester.starred)
    if (actual !== expected) wrong.push(`${where} of ${tester.world}: ${actual} instead of ${expected}`)
  }
  const star = async ({ headers }: Pick<Tester, 'headers'>, nodeId: string, vendor: string) => {
    const { body } = await ask('POST', '/wps/relay/MCSFE_addFavoriteGameV2', headers, { nodeId, vendor })
    return body.success === true
  }

  const first = await steer('POST', '/worlds', { startAt: START_AT })
  const list = await ask('GET', `/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=${GAMES}`, {
    Merchant: 'aurora1',
    Language: 'EN',
    'x-world': first.id as string,
  })
  const games = (list.body.value as { games: { nodeId: string; vassalage: string }[] }).games
  await steer('DELETE', `/worlds/${first.id}`)

  const work: Record<string, (tester: Tester, draw: (below: number) => number) => Promise<void>> = {
    async star(tester, draw) {
      const { nodeId, vassalage } = games[draw(games.length)]!
      if (!(await star(tester, nodeId, vassalage))) wrong.push(`${tester.world} could not star ${nodeId}`)
      if (!tester.starred.includes(nodeId)) tester.starred.unshift(nodeId)
    },
    read: (tester) => expectStarred(tester, tester.headers, 'the favourites'),
    async fault(tester) {
      const broken = async () => (await ask('GET', '/wps/relay/MCSFE_getFavoriteGames', tester.headers)).body.errorCode
      const rules = [{ endpoint: 'favourites.ids', kind: 'error', code: 'TOO_MANY_REQUEST', nth: 2, times: 1 }]
      await steer('PUT', `/worlds/${tester.world}/faults`, { rules })
      const codes = [await broken(), await broken(), await broken()].map((code) => code ?? null)
      if (JSON.stringify(codes) !== '[null,"TOO_MANY_REQUEST",null]')
        wrong.push(`the fault of ${tester.world} gave ${JSON.stringify(codes)}`)
    },
    async clock(tester) {
      const { now } = await steer('PATCH', `/worlds/${tester.world}/clock`, { advanceMs: 1_000 })
      tester.now += 1_000
      if (now !== tester.now) wrong.push(`the clock of ${tester.world} shows ${now} instead of ${tester.now}`)
    },
    async settings(tester) {
      const { country } = await steer('GET', `/worlds/${tester.world}/settings`)
      if (country !== tester.country) wrong.push(`${tester.world} lies in ${country} instead of ${tester.country}`)
    },
    async rewind(tester) {
      const snapshot = await steer('POST', `/worlds/${tester.world}/snapshots`, {})
      const lost = games.find(({ nodeId }) => !tester.starred.includes(nodeId))!
      await star(tester, lost.nodeId, lost.vassalage)
      await steer('POST', `/worlds/${tester.world}/restore`, { snapshot: snapshot.id })
      await expectStarred(tester, tester.headers, 'the rewound favourites')
    },
    async fork(tester) {
      const { id } = await steer('POST', `/worlds/${tester.world}/fork`)
      const member = await signIn(id as string)
      await expectStarred(tester, member, 'the forked favourites')
      const other = games.find(({ nodeId }) => !tester.starred.includes(nodeId))!
      await star({ headers: member }, other.nodeId, other.vassalage)
      await expectStarred(tester, tester.headers, 'the favourites beside a fork')
      await steer('DELETE', `/worlds/${id}`)
    },
    async capsule(tester) {
      const { capsule } = await steer('POST', `/worlds/${tester.world}/capsule`, {})
      const { world } = (await steer('POST', '/capsules', { capsule })) as { world: { id: string } }
      await expectStarred(tester, await signIn(world.id), 'the favourites of a capsule')
      await steer('DELETE', `/worlds/${world.id}`)
    },
    async reset(tester) {
      await steer('POST', `/worlds/${tester.world}/reset`)
      await begin(tester)
      await expectStarred(tester, tester.headers, 'the favourites after a reset')
    },
  }
  // Weighted by how often testers do each step.
  const order = [
    'star',
    'star',
    'star',
    'read',
    'read',
    'fault',
    'clock',
    'settings',
    'rewind',
    'fork',
    'capsule',
    'reset',
  ]

  const begin = async (tester: Tester) => {
    const { world, country } = tester
    await steer('PATCH', `/worlds/${world}/settings`, { country })
    Object.assign(tester, { starred: [], now: Date.parse(START_AT), headers: await signIn(world) })
  }

  const people = await Promise.all(
    Array.from({ length: testers }, async (_, i): Promise<Tester> => {
      const created = await steer('POST', '/worlds', { startAt: START_AT, clock: 'frozen', durable: i < durable })
      const country = String.fromCharCode(65 + (i % 26), 65 + (Math.floor(i / 26) % 26))
      const tester = { world: created.id as string, durable: i < durable, headers: {}, starred: [], country, now: 0 }
      await begin(tester)
      return tester
    }),
  )
  await Promise.all(
    people.map(async (tester, i) => {
      const draw = numbers(seed * 1_000 + i)
      for (let step = 0; step < steps; step += 1) {
        const kind = order[draw(order.length)]!
        const begun = performance.now()
        await work[kind]!(tester, draw)
        took[kind] = [...(took[kind] ?? []), performance.now() - begun]
      }
      await expectStarred(tester, tester.headers, 'at the end, the favourites')
    }),
  )
  return {
    wrong,
    took,
    durable: people.filter((tester) => tester.durable).map(({ world, starred }) => ({ world, starred })),
  }
}

/** Seeded random integers below a bound (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
