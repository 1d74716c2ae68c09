import { control } from '@understudy/contracts'
import type { HttpRequest } from '@understudy/platform/binding/http.ts'
import type { Stores } from '@understudy/platform/shared/stores.ts'
import { VERSION } from '@understudy/platform/shared/version.ts'
import { schemaVersion } from '@understudy/platform/storage/schema.ts'
import type { Reached, Usage } from '@understudy/platform/tape/usage.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import * as z from 'zod/mini'
import { PROCESS_HEADER, type Processes } from '../processes.ts'
import { listOf } from './world-summary.ts'

/** The processes behind one proxy, if this is one of several. */
export interface Several {
  readonly processes?: Processes | undefined
}

/** The answers of the other processes; none where there are none, or when another process is asking. */
async function answersOf<S extends z.core.$ZodType>(
  { processes }: Several,
  request: HttpRequest,
  { path, reply }: { path: string; reply: S },
): Promise<{ name: string; answer: z.output<S> | undefined }[]> {
  if (!processes || isAskedByProcess(request)) return []
  const replies = await processes.ask(path)
  return replies.map(({ name, answer }) => ({ name, answer: z.safeParse(reply, answer).data }))
}

const isAskedByProcess = (request: HttpRequest) => request.headers[PROCESS_HEADER] !== undefined

const definedAnswers = <T>(answers: { answer: T | undefined }[]): T[] => answers.flatMap(({ answer }) => answer ?? [])

/** The worlds of all processes. */
export async function worldsOfAll(
  platform: Several & Parameters<typeof listOf>[0],
  request: HttpRequest,
): Promise<control.WorldDetails[]> {
  const elsewhere = definedAnswers(await answersOf(platform, request, control.listWorlds)).flat()
  return [...(await listOf(platform)), ...elsewhere]
}

export const roomsElsewhere = async (platform: Several, request: HttpRequest): Promise<control.Room[]> =>
  definedAnswers(await answersOf(platform, request, control.listRooms)).flat()

/** Memory use of the server, summed over all processes. */
export async function healthOfAll(platform: Several & { worlds: Worlds; stores: Stores }, request: HttpRequest) {
  const { worlds, stores, processes } = platform
  const ownSummary = {
    ok: true as const,
    version: VERSION,
    worlds: worlds.size,
    schemaVersion: schemaVersion(),
    stores: stores.use(),
    aside: worlds.aside(),
  }
  if (!processes || isAskedByProcess(request)) return ownSummary
  const others = await answersOf(platform, request, control.health)
  const all = [ownSummary, ...definedAnswers(others)]
  return {
    ...ownSummary,
    worlds: sum(all.map((one) => one.worlds)),
    aside: all.flatMap((one) => one.aside),
    stores: ownSummary.stores.map((store) => {
      const same = all.flatMap((one) => one.stores.filter(({ name }) => name === store.name))
      return {
        name: store.name,
        bytes: sum(same.map(({ bytes }) => bytes)),
        limit: sum(same.map(({ limit }) => limit)),
        entries: sum(same.map(({ entries }) => entries)),
      }
    }),
    processes: [
      { name: processes.name, answers: true, worlds: ownSummary.worlds },
      ...others.map(({ name, answer }) => ({ name, answers: answer !== undefined, worlds: answer?.worlds ?? 0 })),
    ].sort((a, b) => (a.name < b.name ? -1 : 1)),
  }
}

/** Usage counters, summed over all processes, since the first of them started. */
export async function usageOfAll(platform: Several & { usage: Usage }, request: HttpRequest) {
  const all = [platform.usage.facts(), ...definedAnswers(await answersOf(platform, request, control.usage))]
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
