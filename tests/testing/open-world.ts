import { readFileSync } from 'node:fs'
import type { Jump, Session, World, WorldOptions } from './types.ts'

/** A Tuesday noon in the merchants' time zone, at which the worlds of tests start. */
const NOON = '2026-03-10T07:00:00Z'

/** The server that the tests steer. */
export interface Server {
  url: string
  /** `CONTROL_TOKEN` of the server, where it listens beyond its own machine. */
  token?: string | undefined
}

/**
 * The server that `TARGET` or `BASE_URL` names, as `understudy exec` sets them. Vite sets a `BASE_URL` of its own, a path,
 * which is passed over.
 * @throws Error for an address without http:// or https://
 */
export function serverFromEnv(url?: string, env: NodeJS.ProcessEnv = process.env): Server {
  const named =
    url || env.TARGET || (env.BASE_URL?.startsWith('/') ? undefined : env.BASE_URL) || 'http://localhost:3000'
  if (!/^https?:\/\/./.test(named))
    throw new Error(`TARGET or BASE_URL must begin with http:// or https://, like http://${named}; it is ${named}.`)
  return { url: named.replace(/\/+$/, ''), token: env.CONTROL_TOKEN }
}

const UNITS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 }

/** What a world is made of, with the person who is logged in: a member of the cast, or `trial` for a new trial player. */
export type MadeWith = WorldOptions & { as?: string | undefined }

/**
 * Makes a world on a running server: of a scenario, of a capsule, or, where none of these is asked for, as a fork of the
 * world that `understudy exec` was told to make. A world that cannot be had whole is not left behind.
 * @throws Error with what the control API said
 */
export async function openWorld(server: Server, options: MadeWith = {}): Promise<World> {
  const { at, flags, merchant, clock, network, as } = options
  const { begun, ...origin } = await made(server, options).catch(toldAs('could not make a world'))
  const world = worldAt(server, origin)
  if (begun) return world
  try {
    if (at !== undefined) await world.jumpTo(at)
    if (merchant !== undefined) await world.settings({ merchant })
    if (flags !== undefined) await world.settings({ flags })
    if (network !== undefined) await world.faults([{ endpoint: '*', kind: 'network', shape: network }])
    if (clock !== undefined) await steer(server, 'PATCH', `/worlds/${world.id}/clock`, { state: clock })
    const session = as === undefined ? undefined : await world.signIn(as)
    return { ...world, merchant: session?.merchantCode ?? merchant ?? world.merchant, ...(session && { session }) }
  } catch (error) {
    await world.delete()
    throw toldAs('could not make a world')(error as Error)
  }
}

interface Made {
  id: string
  merchant: string
  session?: Session
}

/** `begun` tells that all that was asked for is what the world began as, which a reset brings back. */
async function made(server: Server, options: MadeWith): Promise<Made & { begun?: boolean }> {
  const { scenario, seed, startAt = NOON, capsule, clock, at, merchant, flags, network, as } = options
  if (capsule !== undefined) {
    if (scenario ?? seed ?? options.startAt) throw new Error('a capsule has its scenario, seed and start in it')
    const opened = await steer(server, 'POST', '/capsules', { capsule: readFileSync(capsule).toString('base64') })
    return opened.world
  }
  const forked = scenario === undefined && seed === undefined && options.startAt === undefined && process.env.FORK_WORLD
  if (forked) return steer(server, 'POST', `/worlds/${forked}/fork`, {})
  const advanceMs = at === undefined ? 0 : advanceOf(at, startAt)
  // The next event of a kind is known only once there is a world.
  const begun = advanceMs !== undefined
  const world = await steer(server, 'POST', '/worlds', {
    scenario: scenario ?? 'everyday',
    seed: seed ?? 1,
    startAt,
    ...(clock && { clock }),
    ...(begun && {
      ...(at !== undefined && { advanceMs }),
      ...(merchant !== undefined && { merchant }),
      ...(flags && { flags }),
      ...(network && { faults: [{ endpoint: '*', kind: 'network', shape: network }] }),
      ...(as !== undefined && { as }),
    }),
  })
  return { id: world.id, merchant: world.merchant, ...(world.session && { session: world.session }), begun }
}

/** Milliseconds from the start of a world to a moment; undefined for one that only the world knows. */
function advanceOf(at: string, startAt: string): number | undefined {
  const stretch = stretchOf(at) ?? Date.parse(at) - Date.parse(startAt)
  return Number.isNaN(stretch) ? undefined : stretch
}

const toldAs = (what: string) => (error: Error) => {
  throw new Error(`${what}: ${error.message}`)
}

/** A world that there is. */
export function worldAt(server: Server, { id, merchant, session }: Made): World {
  const path = `/worlds/${id}`
  const get = (rest: string) => steer(server, 'GET', `${path}${rest}`)
  const put = async (method: string, rest: string, body: object) =>
    void (await steer(server, method, path + rest, body))
  const remove = async () => void (await steer(server, 'DELETE', path))
  const world: World = {
    id,
    merchant,
    ...(session && { session }),
    now: async () => (await get('/clock')).now,
    isFrozen: async () => (await get('/clock')).state === 'frozen',
    advance: (ms) => put('PATCH', '/clock', { advanceMs: ms }),
    async jumpTo(jump) {
      const time = await timeOf(world, jump)
      return (await steer(server, 'PATCH', `${path}/clock`, { set: time })).now
    },
    signIn: (as) => steer(server, 'POST', `${path}/sessions`, { as }),
    settings: (change) => put('PATCH', '/settings', change),
    faults: (rules) => put('PUT', '/faults', { rules }),
    snapshot: async () => (await steer(server, 'POST', `${path}/snapshots`, {})).id,
    restore: (snapshot) => put('POST', '/restore', { snapshot }),
    fork: async () => worldAt(server, await steer(server, 'POST', `${path}/fork`, {})),
    capsule: async (place = {}) =>
      Buffer.from((await steer(server, 'POST', `${path}/capsule`, place)).capsule, 'base64'),
    calls: async (endpoint) => (await get(`/tape?limit=500${endpoint ? `&endpoint=${endpoint}` : ''}`)).reverse(),
    outbox: (kind) => get(`/outbox?limit=200${kind ? `&kind=${kind}` : ''}`),
    async lastCode(kind) {
      const [item] = await get(`/outbox?limit=1&kind=${kind}`)
      if (!item) throw new Error(`The world sent no ${kind}`)
      return item.code
    },
    queues: () => get('/queues'),
    decide: (queue, item, action, more = {}) => put('POST', `/queues/${queue}/${item}`, { action, ...more }),
    dueEvents: (kind) => get(`/clock/events?limit=200${kind ? `&kind=${kind}` : ''}`),
    delete: remove,
    [Symbol.asyncDispose]: remove,
  }
  return world
}

/** The same world, and its forks, which await `before` at each call of a method before they make it. */
export function watched<W extends World>(world: W, before: (world: W) => unknown): W {
  return new Proxy(world, {
    get(target, name) {
      const method = Reflect.get(target, name)
      if (typeof method !== 'function' || name === 'visitor') return method
      return async (...values: unknown[]) => {
        await before(world)
        const result = await method.apply(target, values)
        return name === 'fork' ? watched(result, before) : result
      }
    },
  })
}

/** Milliseconds of a jump like `+1d`; undefined for any other. */
function stretchOf(jump: Jump): number | undefined {
  const [, sign, count, unit = ''] = /^([-+])(\d{1,6})([dhms])$/.exec(String(jump)) ?? []
  return count === undefined ? undefined : (sign === '-' ? -1 : 1) * Number(count) * (UNITS[unit] ?? 0)
}

async function timeOf(world: World, jump: Jump): Promise<number> {
  if (typeof jump === 'number') return jump
  const stretch = stretchOf(jump)
  if (stretch !== undefined) return (await world.now()) + stretch
  const time = Date.parse(jump)
  if (!Number.isNaN(time)) return time
  const [event] = await world.dueEvents(jump)
  if (!event) throw new Error(`Nothing of the kind ${jump} is to come in this world`)
  if (event.problem) throw new Error(event.problem)
  return event.at
}

/** One call of the control API, whose answers are JSON. */
async function steer({ url, token }: Server, method: string, path: string, body?: object) {
  const response = await fetch(`${url}/__control${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new Error(
      `No Understudy answers at ${url} (${error.cause?.code ?? error.message}): start one, or set BASE_URL`,
    )
  })
  if (!response.ok) throw new Error(await refusalOf(response))
  return response.json()
}

/** What the control API said, as a sentence; its problems have a title and a detail. */
async function refusalOf(response: Response): Promise<string> {
  const text = await response.text()
  try {
    const { title, detail } = JSON.parse(text)
    return [title, detail].filter(Boolean).join(': ')
  } catch {
    return `${response.status} ${text.slice(0, 200)}`
  }
}
