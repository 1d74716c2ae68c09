import type { Announcement } from '@understudy/contracts/announcements'
import * as z from 'zod/mini'
import { nextLocalMidnight } from '@/shared/clock'
import type { Role } from '@/shared/session'

/** Stored state of the popup of a type (spec §3). */
export const popupState = z.object({
  seen: z.array(z.object({ title: z.string(), content: z.string() })),
  show: z.boolean(),
  /** When it was closed with "hide today" ticked, epoch ms. */
  todayHideTime: z.optional(z.int().check(z.gte(0))),
})
export type PopupState = z.infer<typeof popupState>

/** Popup type: A for members, B for visitors and trial players (POPUP-004). */
export type PopupType = 'A' | 'B'
export const popupTypeOf = ({ isMember }: Pick<Role, 'isMember'>): PopupType => (isMember ? 'A' : 'B')

type Entry = Pick<Announcement, 'title' | 'content' | 'execution'>

/** The entries of a type; those for the first login (F) come first. */
export function popupEntries<E extends Entry>(popups: readonly E[], type: PopupType, firstTimeLogin: boolean): E[] {
  const withExecution = (execution: E['execution']) => popups.filter((entry) => entry.execution === execution)
  return type === 'A' && firstTimeLogin ? [...withExecution('F'), ...withExecution('A')] : withExecution(type)
}

interface Evaluation {
  entries: readonly Entry[]
  /** Undefined when nothing valid is stored. */
  stored: PopupState | undefined
  now: number
  /** Whether this is the first evaluation since the page was opened. */
  firstLook: boolean
}

/**
 * Decides whether the popup opens, and what to store (spec §4). "Hidden for today" overrides everything, even a changed
 * list. Without it (expired or removed), a new visit shows the popup again (POPUP-010); on the same visit a closed popup
 * stays closed until the list changes.
 */
export function evaluatePopup({ entries, stored, now, firstLook }: Evaluation): { open: boolean; state: PopupState } {
  const { seen: before, show: wasShown, todayHideTime } = stored ?? { seen: [], show: true, todayHideTime: undefined }
  const contents = entries.map(({ title, content }) => ({ title, content }))
  const hidden = todayHideTime !== undefined && isSameDay(todayHideTime, now)
  const show = wasShown || isDifferent(contents, before) || (firstLook && !hidden)
  return {
    open: entries.length > 0 && show && !hidden,
    state: { seen: contents, show, ...(hidden && { todayHideTime }) },
  }
}

/** The state to store when the popup is closed. */
export const closedPopup = ({ seen }: PopupState, hideToday: boolean, now: number): PopupState => ({
  seen,
  show: false,
  ...(hideToday && { todayHideTime: now }),
})

const isSameDay = (one: number, other: number) => nextLocalMidnight(one) === nextLocalMidnight(other)

const isDifferent = (one: PopupState['seen'], other: PopupState['seen']) =>
  one.length !== other.length ||
  one.some(({ title, content }, index) => title !== other[index]?.title || content !== other[index].content)
