// Resets a world that is not durable without opening another database for it.
import { begin } from './first-moment.ts'
import { readState } from './state.ts'
import type { Template } from './templates.ts'
import { rewound } from './unlinked-files.ts'
import type { World } from './world.ts'

/**
 * Puts a world back to its first moment under the connection it has. False, and nothing is done, where it needs
 * another one: it is durable, a call on it is under way, or `rewound` says so. Where a write fails, what is left is half
 * the one and half the other: `drop` is called before it throws.
 */
export function rewind(world: World, template: Template, drop: () => void): boolean {
  if (world.durable || world.writes.isWatched) return false
  const { db, origin, clock } = world
  const { state } = clock
  // What somebody calls it is no part of the state that goes.
  const about = readState(db).get('about') ?? null
  try {
    const next = rewound(db, template.image, template.key)
    if (!next) return false
    begin(next, origin, state, template)
    readState(next).set('about', about)
    world.adopt(next)
    return true
  } catch (error) {
    drop()
    throw error
  }
}
