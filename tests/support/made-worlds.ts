import { controlHeaders, TARGET } from './platform.ts'

const worldIds = new Set<string>()

/** Remembers a world that a call has made. */
export function noteWorld(path: string, body: { id?: string; world?: { id: string } }): void {
  const id = /^\/__control\/(worlds(\/[^/]+\/fork)?|capsules)$/.test(path) ? (body.id ?? body.world?.id) : undefined
  if (id !== undefined) worldIds.add(id)
}

/** Ids of the worlds that the test file has made so far. */
export const madeWorlds = (): readonly string[] => [...worldIds]

/** Deletes the worlds of a test file from a server that outlives it and limits their number. */
export async function deleteMadeWorlds(): Promise<void> {
  const ids = [...worldIds]
  worldIds.clear()
  if (TARGET === undefined) return
  const { Host: _, ...headers } = controlHeaders()
  // A test may have deleted its own already.
  for (const id of ids) await fetch(`${TARGET}/__control/worlds/${id}`, { method: 'DELETE', headers })
}
