import type { control } from '@understudy/contracts'
import { CARRIED_KEYS } from '@understudy/contracts/storage-keys'
import type { WorldDatabase } from '@understudy/platform/storage/database.ts'
import { readState, SECRET_STATE } from '@understudy/platform/storage/state.ts'
import type { World } from '@understudy/platform/world/world.ts'

type Stored = Readonly<Record<string, string>>

/** What a capsule takes along of a browser's storage. */
export const carriedOf = ({ local, session }: { local: Stored; session: Stored }): control.CarriedStorage => ({
  local: only(CARRIED_KEYS.local, local),
  session: only(CARRIED_KEYS.session, session),
})

function only<K extends string>(keys: readonly K[], values: Stored): Partial<Record<K, string>> {
  const entries = keys.flatMap((key) => (Object.hasOwn(values, key) ? [[key, values[key]]] : []))
  return Object.fromEntries(entries)
}

export const countOf = ({ local, session }: control.CarriedStorage): number =>
  Object.keys(local).length + Object.keys(session).length

/** Keeps the storage of a capsule in its world, until somebody opens the world's link. */
export const keepStorage = (db: WorldDatabase, storage: control.CarriedStorage): void =>
  readState(db).set(SECRET_STATE.storage, storage)

/** The storage that the world's capsule took along; undefined for any other world. */
export const carriedStorage = (world: World) =>
  readState(world.db).get(SECRET_STATE.storage) as control.CarriedStorage | undefined
