import { control } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { SCHEMA_VERSION } from '../world/schema.ts'
import type { Reached } from '../world/usage.ts'
import { OWN_ONLY } from './others.ts'
import type { SteeredPlatform } from './steered-platform.ts'
import { listOf } from './world-summary.ts'

/** The answers of the other processes; none without a fleet, or when another process of it is asking. */
async function answersOf<S extends z.core.$ZodType>(
  { fleet }: SteeredPlatform,
  request: FastifyRequest,
  { path, reply }: { path: string; reply: S },
): Promise<{ name: string; answer: z.output<S> | undefined }[]> {
  if (!fleet || request.headers[OWN_ONLY] !== undefined) return []
  const asked = await fleet.ask(path)
  return asked.map(({ name, answer }) => ({ name, answer: z.safeParse(reply, answer).data }))
}

const given = <T>(answers: { answer: T | undefined }[]): T[] => answers.flatMap(({ answer }) => answer ?? [])

/** The worlds of all processes, and those in transit between two. */
export async function worldsOfAll(platform: SteeredPlatform, request: FastifyRequest): Promise<control.WorldDetails[]> {
  const own = await listOf(platform.worlds)
  if (!platform.fleet || request.headers[OWN_ONLY] !== undefined) return own
  const waiting = z.array(control.WorldDetails).parse(platform.fleet.waiting())
  const elsewhere = given(await answersOf(platform, request, control.listWorlds)).flat()
  // Every process lists the closed durable worlds on the shared disk, so duplicates are removed.
  return [...new Map([...waiting, ...elsewhere, ...own].map((world) => [world.id, world])).values()]
}

export const roomsElsewhere = async (platform: SteeredPlatform, request: FastifyRequest): Promise<control.Room[]> =>
  given(await answersOf(platform, request, control.listRooms)).flat()

/** Memory use of the server, summed over all processes of a fleet. */
export async function healthOfAll(platform: SteeredPlatform, request: FastifyRequest) {
  const { worlds, stores, fleet } = platform
  const own = {
    ok: true as const,
    version: '0.1.0',
    worlds: worlds.size,
    schemaVersion: SCHEMA_VERSION,
    stores: stores.use(),
    damaged: worlds.damagedFiles(),
  }
  if (!fleet || request.headers[OWN_ONLY] !== undefined) return own
  const others = await answersOf(platform, request, control.health)
  const all = [own, ...given(others)]
  return {
    ...own,
    worlds: sum(all.map((one) => one.worlds)),
    stores: own.stores.map((store) => {
      const same = all.flatMap((one) => one.stores.filter(({ name }) => name === store.name))
      return {
        name: store.name,
        bytes: sum(same.map(({ bytes }) => bytes)),
        limit: sum(same.map(({ limit }) => limit)),
        entries: sum(same.map(({ entries }) => entries)),
      }
    }),
    processes: [
      { name: fleet.name, answers: true, worlds: own.worlds },
      ...others.map(({ name, answer }) => ({ name, answers: answer !== undefined, worlds: answer?.worlds ?? 0 })),
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

/** Usage counters, summed over all processes of a fleet, since the first of them started. */
export async function usageOfAll(platform: SteeredPlatform, request: FastifyRequest) {
  const all = [platform.usage.facts(), ...given(await answersOf(platform, request, control.usage))]
  const reached = new Map<string, Reached>()
  for (const one of all.flatMap((facts) => facts.reached)) {
    const key = JSON.stringify([one.endpoint, one.code, one.role, one.flag])
    reached.set(key, { ...one, calls: one.calls + (reached.get(key)?.calls ?? 0) })
  }
  return {
    since: Math.min(...all.map(({ since }) => since)),
    calls: sum(all.map(({ calls }) => calls)),
    endpoints: added(all.map(({ endpoints }) => endpoints)),
    codes: added(all.map(({ codes }) => codes)),
    roles: added(all.map(({ roles }) => roles)),
    flags: added(all.map(({ flags }) => flags)),
    reached: [...reached.values()],
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function added(counts: Readonly<Record<string, number>>[]): Record<string, number> {
  const all: Record<string, number> = {}
  for (const [name, count] of counts.flatMap((one) => Object.entries(one))) all[name] = (all[name] ?? 0) + count
  return all
}
