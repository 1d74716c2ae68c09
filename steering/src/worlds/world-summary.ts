import { control } from '@understudy/contracts'
import { sessionsRepository } from '@understudy/platform/features/session/index.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { pause } from '@understudy/platform/shared/pauses.ts'
import { isDamage } from '@understudy/platform/storage/database.ts'
import { readState } from '@understudy/platform/storage/state.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import * as z from 'zod/mini'

/** Summary of a world in the control API. */
export const summaryOf = (world: World) => ({
  id: world.id,
  scenario: world.origin.scenario,
  seed: world.origin.seed,
  startAt: world.origin.startAt,
  now: world.now(),
  clock: world.clock.state,
  durable: world.durable,
  merchant: world.merchant,
  schemaVersion: world.schemaVersion,
  calls: world.tape.count,
})

const UNNAMED: control.About = { name: '', note: '' }

/** Name and notes that somebody gave the world; validated, as an imported capsule may contain anything. */
function aboutOf({ db }: World): control.About {
  const { success, data } = z.safeParse(control.About, readState(db).get('about'))
  return success ? data : UNNAMED
}

/** Changes the given parts. */
export function describe(
  world: World,
  change: { name?: string | undefined; note?: string | undefined },
): control.About {
  const before = aboutOf(world)
  const about = { name: change.name ?? before.name, note: change.note ?? before.note }
  readState(world.db).set('about', about)
  return about
}

type Details = Omit<control.WorldDetails, 'room'>

/** A world's entry in a list; computed lazily, so that creating a world does not pay for it. */
function detailsOf(world: World): Details {
  const sessions = world.use(sessionsRepository).living(world.now())
  const [last] = sessions.toSorted((one, other) => other.seenAt - one.seenAt)
  return {
    ...summaryOf(world),
    ...aboutOf(world),
    madeAt: world.madeAt,
    usedAt: world.usedAt,
    bytes: world.bytes(),
    actors: sessions.length,
    person: last?.username ?? null,
  }
}

/** Cached summary of a closed world, valid until its file changes; `readAt` is host time. */
interface CachedDetails {
  stamp: string
  details: Details
  readAt: number
}
const cacheOf = new WeakMap<Worlds, Map<string, CachedDetails>>()

/** Lists all worlds. Closed durable ones are not left open by it, and one that cannot be opened is skipped. */
export async function listOf({
  worlds,
  rooms,
}: {
  worlds: Worlds
  rooms: { codeOf(worldId: string): string | null }
}): Promise<control.WorldDetails[]> {
  const open = worlds.living().flatMap((world) => openDetails(worlds, world) ?? [])
  const cached = cacheOf.get(worlds) ?? new Map<string, CachedDetails>()
  const ids = worlds.closed()
  const closed: Details[] = []
  for (const id of ids) {
    const details = await closedDetails(worlds, id, cached)
    if (details) closed.push(details)
  }
  cacheOf.set(worlds, new Map([...cached].filter(([id]) => ids.includes(id))))
  return [...open, ...closed].map((details) => ({ ...details, room: rooms.codeOf(details.id) }))
}

function openDetails(worlds: Worlds, world: World): Details | undefined {
  try {
    return detailsOf(world)
  } catch (error) {
    if (!isDamage(error)) throw error
    worlds.setAside(world.id, error)
    return undefined
  }
}

async function closedDetails(
  worlds: Worlds,
  id: string,
  known: Map<string, CachedDetails>,
): Promise<Details | undefined> {
  const file = worlds.stampOf(id)
  // It was opened or deleted while others were being read.
  if (!file) return undefined
  const stamp = `${file.changedAt} ${file.bytes}`
  const before = known.get(id)
  if (before?.stamp === stamp) {
    const { details, readAt } = before
    return details.clock === 'frozen' ? details : { ...details, now: details.now + hostClock.now() - readAt }
  }
  try {
    const details = worlds.glance(id, (world) => ({
      ...detailsOf(world),
      madeAt: file.changedAt,
      usedAt: file.changedAt,
    }))
    if (details) known.set(id, { stamp, details, readAt: hostClock.now() })
    return details
  } finally {
    await pause()
  }
}
