import supertest from 'supertest'
import { keepState } from './keep-state.ts'
import { openWorld, type Server, serverFromEnv, watched } from './open-world.ts'
import type { World, WorldOptions } from './types.ts'

export type * from './types.ts'

/** supertest with the headers of somebody who calls: world, merchant, language, token. */
export type Actor = ReturnType<typeof supertest.agent>

export interface TestWorld extends World {
  /** A visitor; with other headers where they are given. */
  visitor(headers?: Record<string, string>): Actor
  /** A member of the cast, or a new `trial` player, logged in. */
  as(name: string, headers?: Record<string, string>): Promise<Actor>
  /** A second world in the very same state; whoever forks it deletes it. */
  fork(): Promise<TestWorld>
}

/** A world for one test, its clock standing still unless told; on the server of BASE_URL or TARGET unless given. */
export const makeWorld = async (options: WorldOptions = {}, server: Server = serverFromEnv()): Promise<TestWorld> =>
  withActors(await openWorld(server, { clock: 'frozen', ...options }), server)

/**
 * Runs the body of a test in a world of its own, whatever the runner. A body that fails leaves the state of the world that
 * it steered last, its own or a fork, in a capsule, taken before anything cleans up, and the report says how to open it.
 */
export async function inWorld<T>(
  title: string,
  body: (world: TestWorld) => Promise<T>,
  options?: WorldOptions,
): Promise<T> {
  const world = await makeWorld(options)
  let last: World = world
  try {
    return await body(
      watched(world, (touched) => {
        last = touched
      }),
    )
  } catch (error) {
    const place = { note: title.slice(0, 200) }
    keepState(title, title, await last.capsule(place).catch(() => world.capsule(place)))
    throw error
  } finally {
    await world.delete()
  }
}

function withActors(world: World, server: Server): TestWorld {
  const visitor = (headers: Record<string, string> = {}) =>
    supertest.agent(server.url).set({ 'x-world': world.id, Merchant: world.merchant, Language: 'EN', ...headers })
  return {
    ...world,
    visitor,
    async as(name, headers = {}) {
      const { token, merchantCode } = await world.signIn(name)
      return visitor({ Merchant: merchantCode, Authorization: token, ...headers })
    },
    fork: async () => withActors(await world.fork(), server),
  }
}
