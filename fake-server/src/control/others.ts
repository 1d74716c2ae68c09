import type { FastifyRequest } from 'fastify'

/** What says to a process that it is asked for itself only, by another one that shares its worlds. */
export const OWN_ONLY = 'x-fleet'

/** The other processes that share their worlds with this one. */
export interface Others {
  /** What this process is called among them. */
  readonly name: string
  /** What each of them answers to that call of the control API for itself; undefined for one that does not answer. */
  ask(path: string): Promise<{ name: string; answer: unknown }[]>
  /** Worlds that no process has now and that are no files of their own, as a list shows them. */
  waiting(): object[]
}

const NEW_WORLD = /^w[a-z0-9]{8,20}$/

/** The id that the proxy before the processes has drawn for a world that is made: it sends the calls of that id here. */
export function drawnByProxy(request: FastifyRequest, fleet: Others | undefined): string | undefined {
  const drawn = fleet && request.headers['x-new-world']
  return typeof drawn === 'string' && NEW_WORLD.test(drawn) ? drawn : undefined
}
