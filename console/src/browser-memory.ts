import * as z from 'zod/mini'
import { jsonItem } from '@/shared/storage/item.ts'

/** Preferences of the drawer and the console in this browser, across worlds. */
interface Preferences {
  /** Worlds created in this browser, the newest first. */
  mine?: string[] | undefined
  /** Height of the drawer below the app and width beside it, in px. */
  height?: number | undefined
  width?: number | undefined
}

// Never cleared, so it is not among the registered storage keys.
const item = jsonItem(
  'steeringDesk',
  z.object({
    mine: z.optional(z.array(z.string())),
    height: z.optional(z.number()),
    width: z.optional(z.number()),
  }),
)

const MOST = 200

export const browserMemory = {
  get: (): Preferences => item.read() ?? {},
  set: (change: Preferences) => item.write({ ...browserMemory.get(), ...change }),
}

/** Remembers a world as created in this browser. */
export const addOwnWorld = (id: string) =>
  browserMemory.set({ mine: [id, ...(browserMemory.get().mine ?? []).filter((other) => other !== id)].slice(0, MOST) })

export const isOwnWorld = (id: string): boolean => browserMemory.get().mine?.includes(id) ?? false
