import { controlHeaders, TARGET } from './platform.ts'

const made = new Set<string>()

/** Remembers a world that a call has made. */
export function noteWorld(path: string, body: { id?: string; world?: { id: string } }): void {
  const id = /^\/__control\/(worlds(\/[^/]+\/fork)?|capsules)$/.test(path) ? (body.id ?? body.world?.id) : undefined
  if (id !== undefined) made.add(id)
}

/** Deletes what the tests of a file have made on a server that outlives them: it holds only so many worlds. */
export async function deleteMadeWorlds(): Promise<void> {
  const ids = [...made]
  made.clear()
  if (TARGET === undefined) return
  const { Host: _, ...headers } = controlHeaders()
  // A test may have deleted its own already.
  for (const id of ids) await fetch(`${TARGET}/__control/worlds/${id}`, { method: 'DELETE', headers })
}
