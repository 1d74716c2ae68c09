/** A world and what its one tester knows of it. */
export interface Tester {
  world: string
  durable: boolean
  country: string
  headers: Record<string, string>
  now: number
  /** Games whose star was acknowledged. */
  starred: Set<string>
  /** Games of which nobody said whether they were starred: the answer did not come. */
  unsure: Set<string>
  /** The world is no more. */
  lost: boolean
}

export interface Outcome {
  calls: number
  /** What was not as it had to be, in words. */
  wrong: string[]
  /** Calls that no process answered, by what came instead. */
  unanswered: Record<string, number>
  /** Milliseconds of each call. */
  took: number[]
}

interface Game {
  nodeId: string
  vassalage: string
}

const START_AT = '2026-03-10T07:00:00Z'
/** In the order in which a tester does it, again and again. */
const ROUND = ['star', 'read', 'settings', 'star', 'clock', 'read', 'read', 'games'] as const

/** Worlds with a tester each, and a run of calls over them whose every answer is held against what the tester did. */
export class MixedCalls {
  readonly #url: string
  readonly #token: string
  #games: Game[] = []
  testers: Tester[] = []

  constructor(url: string, token: string) {
    this.#url = url
    this.#token = token
  }

  async begin(count: number, durable: number): Promise<void> {
    this.testers = await inParallel(
      Array.from({ length: count }, (_, i) => i),
      8,
      async (i) => {
        const created = await this.steer('POST', '/worlds', {
          startAt: START_AT,
          clock: 'frozen',
          durable: i < durable,
        })
        const country = String.fromCharCode(65 + (i % 26), 65 + (Math.floor(i / 26) % 26))
        await this.steer('PATCH', `/worlds/${created.id}/settings`, { country })
        const { token } = await this.steer('POST', `/worlds/${created.id}/sessions`, { as: 'zoya' })
        return {
          world: created.id as string,
          durable: i < durable,
          country,
          now: Date.parse(START_AT),
          lost: false,
          headers: { Merchant: 'aurora1', Language: 'EN', Authorization: token as string },
          starred: new Set<string>(),
          unsure: new Set<string>(),
        }
      },
    )
    const list = await this.#ask('GET', '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=40', this.testers[0]!.headers)
    this.#games = (list.body.value as { games: Game[] }).games
  }

  /** That many calls, so many at a time, each tester's one after the other; `at` is told how many have been made. */
  async run(calls: number, atOnce: number, at: (made: number) => void = () => {}): Promise<Outcome> {
    const outcome: Outcome = { calls: 0, wrong: [], unanswered: {}, took: [] }
    const queue = this.testers.map((tester) => ({ tester, turn: 0 }))
    const worker = async () => {
      while (outcome.calls < calls) {
        const next = queue.shift()
        if (!next) return
        if (next.tester.lost) continue
        outcome.calls += 1
        at(outcome.calls)
        const begun = performance.now()
        try {
          await this.#step(next.tester, next.turn, outcome)
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error
          outcome.unanswered[error.message] = (outcome.unanswered[error.message] ?? 0) + 1
        }
        outcome.took.push(performance.now() - begun)
        queue.push({ tester: next.tester, turn: next.turn + 1 })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return outcome
  }

  /** What every world that is left knows at the end. */
  async end(outcome: Outcome): Promise<void> {
    const active = this.testers.filter(({ lost }) => !lost)
    await inParallel(active, 8, (tester) => this.#read(tester, outcome))
  }

  async steer<R = Record<string, unknown>>(method: string, path: string, body?: object): Promise<R> {
    const headers = { Authorization: `Bearer ${this.#token}` }
    const answer = await this.#ask(method, `/__control${path}`, headers, body)
    if (answer.status >= 300 && answer.status !== 404)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as R
  }

  async #step(tester: Tester, turn: number, outcome: Outcome): Promise<void> {
    const { world } = tester
    const kind = ROUND[turn % ROUND.length]
    const is = (what: string, found: unknown, wanted: unknown) => {
      if (found !== wanted && !this.#noteLost(tester, found, outcome))
        outcome.wrong.push(`${what} of ${world} is ${found} instead of ${wanted}`)
    }
    if (kind === 'star') return this.#star(tester, turn, outcome)
    if (kind === 'read') return this.#read(tester, outcome)
    if (kind === 'settings') {
      const { country, type } = await this.steer('GET', `/worlds/${world}/settings`)
      return is('the country', country ?? type, tester.country)
    }
    if (kind === 'clock') {
      const target = tester.now + 1_000
      const { now, type } = await this.steer('PATCH', `/worlds/${world}/clock`, { set: new Date(target).toISOString() })
      if (now === target) tester.now = target
      return is('the clock', now ?? type, target)
    }
    const { body } = await this.#ask('GET', '/wps/relay/GCSGAME_gameList?pageNo=1&pageSize=2', tester.headers)
    is('the list of games', body.errorCode ?? body.success, true)
  }

  async #star(tester: Tester, turn: number, outcome: Outcome): Promise<void> {
    const index = (turn * 7 + tester.world.charCodeAt(1)) % this.#games.length
    const { nodeId, vassalage: vendor } = this.#games[index]!
    if (!tester.starred.has(nodeId)) tester.unsure.add(nodeId)
    const { body } = await this.#ask('POST', '/wps/relay/MCSFE_addFavoriteGameV2', tester.headers, { nodeId, vendor })
    if (body.success !== true) {
      if (!this.#noteLost(tester, body.errorCode, outcome))
        outcome.wrong.push(`${tester.world} could not star ${nodeId}: ${JSON.stringify(body)}`)
      return
    }
    tester.starred.add(nodeId)
    tester.unsure.delete(nodeId)
  }

  async #read(tester: Tester, outcome: Outcome): Promise<void> {
    const { body } = await this.#ask('GET', '/wps/relay/MCSFE_getFavoriteGames', tester.headers)
    if (!Array.isArray(body.value)) {
      if (!this.#noteLost(tester, body.errorCode, outcome))
        outcome.wrong.push(`${tester.world} cannot tell its stars: ${JSON.stringify(body)}`)
      return
    }
    const starred = new Set(body.value as string[])
    const lostStars = [...tester.starred].filter((id) => !starred.has(id))
    const strange = [...starred].filter((id) => !tester.starred.has(id) && !tester.unsure.has(id))
    if (lostStars.length > 0) outcome.wrong.push(`${tester.world} lost the stars ${lostStars}`)
    if (strange.length > 0) outcome.wrong.push(`${tester.world} has the stars ${strange} of another world`)
  }

  /** Whether the answer says that the world is gone; whether it may be is for who ends processes to say. */
  #noteLost(tester: Tester, said: unknown, outcome: Outcome): boolean {
    if (said !== 'world.unknown' && said !== 'urn:understudy:world.unknown') return false
    tester.lost = true
    if (tester.durable) outcome.wrong.push(`the durable world ${tester.world} is gone`)
    return true
  }

  /** Throws Unanswered where nothing came, or what came is the proxy's. */
  async #ask(method: string, path: string, headers: Record<string, string>, body?: object) {
    let response: Response
    try {
      response = await fetch(this.#url + path, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    } catch (error) {
      throw new Unanswered(`${method} ${(error as { cause?: { code?: string } }).cause?.code ?? 'failed'}`)
    }
    const text = await response.text()
    if (!response.headers.get('content-type')?.includes('json')) throw new Unanswered(`${method} ${response.status}`)
    return { status: response.status, body: JSON.parse(text) as Record<string, unknown> }
  }
}

class Unanswered extends Error {}

/** The same for each, so many at a time, in the order of the list. */
export async function inParallel<T, R>(all: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < all.length) {
      const i = next++
      results[i] = await work(all[i] as T)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
