import * as z from 'zod/mini'
import { jsonItem } from '@/shared/storage/item.ts'

/** What this browser remembers of its desk, whichever world it is in. */
interface Desk {
  /** Worlds that were made here, the newest first. */
  mine?: string[] | undefined
  /** Height of the drawer where it stands below the app, and its width where it stands beside it, in px. */
  height?: number | undefined
  width?: number | undefined
  /** Widths of the columns of Calls in px. */
  widths?: Record<string, number> | undefined
}

// Nothing ever forgets it, so it is not among the keys that say when they are forgotten.
const item = jsonItem(
  'steeringDesk',
  z.object({
    mine: z.optional(z.array(z.string())),
    height: z.optional(z.number()),
    width: z.optional(z.number()),
    widths: z.optional(z.record(z.string(), z.number())),
  }),
)

const MOST = 200

export const browserMemory = {
  get: (): Desk => item.read() ?? {},
  set: (change: Desk) => item.write({ ...browserMemory.get(), ...change }),
}

/** Remembers that a world was made in this browser. */
export const addOwnWorld = (id: string) =>
  browserMemory.set({ mine: [id, ...(browserMemory.get().mine ?? []).filter((other) => other !== id)].slice(0, MOST) })

export const isOwnWorld = (id: string): boolean => browserMemory.get().mine?.includes(id) ?? false
