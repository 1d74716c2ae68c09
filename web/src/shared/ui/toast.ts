import { create } from 'zustand'
import { TOAST } from '@/shared/timings'
import type { ToastAction } from './toast-library.ts'

type Library = typeof import('./toast-library.ts')

let arriving: Promise<Library> | undefined

/**
 * The library is no part of the first view; it arrives when the page is idle or at the first toast. Everything waits
 * for the one arrival: of two imports under way the later may be the first to come, and a message would end before
 * it began.
 */
const library = (): Promise<Library> => {
  useToastsWanted.setState({ wanted: true })
  arriving ??= import('./toast-library.ts').catch((error) => {
    arriving = undefined
    throw error
  })
  return arriving
}

export const useToastsWanted = create(() => ({ wanted: false }))

/** A message that something is under way; end it with one of the three. */
export interface LoadingToast {
  done(): void
  success(text: string, ms?: number): void
  error(text: string, ms?: number): void
}

let count = 0

const show = (
  kind: 'success' | 'error' | 'info',
  text: string,
  duration: number,
  id = `toast-${++count}`,
  action?: ToastAction,
) => {
  library().then(({ present }) => present(kind, text, { id, duration, action }))
}

/** The free-standing messages of the app. Failures that have a place of their own (a form, a dialog) stay there. */
export const toast = {
  /** By default as long as "changes saved" (1 s). */
  success: (text: string, ms: number = TOAST.saved, id?: string) => show('success', text, ms, id),
  error: (text: string, ms: number = TOAST.short, id?: string) => show('error', text, ms, id),
  /** By default as long as a notice (1.5 s). */
  info: (text: string, ms: number = TOAST.notice, id?: string) => show('info', text, ms, id),
  /** Says what was done and offers to take it back, for as long as a long message stands (8 s). */
  undoable: (text: string, undo: ToastAction, id?: string) => show('success', text, TOAST.long, id, undo),
  /** Stays until it is ended, at most 10 s. */
  loading(text: string, ms: number = TOAST.loading): LoadingToast {
    const id = `toast-${++count}`
    library().then(({ present }) => present('loading', text, { id, duration: ms }))
    return {
      done: () => void library().then(({ remove }) => remove(id)),
      success: (after, duration = TOAST.saved) => show('success', after, duration, id),
      error: (after, duration = TOAST.short) => show('error', after, duration, id),
    }
  },
}
