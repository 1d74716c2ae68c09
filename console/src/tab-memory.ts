import * as z from 'zod/mini'
import { create } from 'zustand'
import { inTab } from '@/shared/storage'

export const SECTIONS = [
  'who',
  'state',
  'clock',
  'faults',
  'outbox',
  'queues',
  'write',
  'rewards',
  'scenarios',
  'snapshots',
  'calls',
  'handOver',
] as const
export type Section = (typeof SECTIONS)[number]

interface Memory {
  open: boolean
  section: Section
  /** Whether the command palette is shown instead of the sections. */
  command?: boolean | undefined
  /** CONTROL_TOKEN, where the server requires one. */
  token?: string | undefined
}

const item = inTab(
  'steering',
  z.object({
    open: z.boolean(),
    section: z.enum(SECTIONS),
    command: z.optional(z.boolean()),
    token: z.optional(z.string()),
  }),
)
const useStore = create<Memory>(() => item.read() ?? { open: false, section: 'who' })

/** State of the drawer in this tab, which survives a reload. */
export const tabMemory = {
  get: useStore.getState,
  set(change: Partial<Memory>) {
    useStore.setState(change)
    item.write(useStore.getState())
  },
  /** Writes it again after a logout or another world has cleared the session storage. */
  keep: () => item.write(useStore.getState()),
  subscribe: useStore.subscribe,
}

export const useTabMemory = useStore
export const currentToken = () => useStore.getState().token
