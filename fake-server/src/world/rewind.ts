// Resets a world that is not durable without opening another database for it.
import { begin } from './first-moment.ts'
import { readState } from './state.ts'
import type { Template } from './templates.ts'
import { rewound } from './unlinked-files.ts'
import type { World } from './world.ts'

/**
 * Resets a world to its first moment under its existing connection. Returns false, and changes nothing, when it needs
 * another one: it is durable, a call is in flight, or `rewound` cannot. When a write fails, the file is half old and half
 * new: `drop` is called before the error is thrown.
 */
export function rewind(world: World, template: Template, drop: () => void): boolean {
  if (world.durable || world.writes.isWatched) return false
  const { db, origin, clock } = world
  const { state } = clock
  // The name and notes that somebody gave the world survive a reset.
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
