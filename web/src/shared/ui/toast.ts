import { create } from 'zustand'
import { TOAST } from '@/shared/timings'
import type { ToastAction } from './toast-library.ts'

type Library = typeof import('./toast-library.ts')

let arriving: Promise<Library> | undefined

/**
 * The toast library is not part of the first view; it loads when the page is idle or with the first toast. All calls
 * await the same import: with two, the later one might resolve first, and a toast would be dismissed before it is shown.
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

/** A toast for work in progress; finish it with one of the three methods. */
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

/** The app's toasts. Failures in a form or dialog are shown there instead. */
export const toast = {
  /** Default duration: that of "changes saved" (1 s). */
  success: (text: string, ms: number = TOAST.saved, id?: string) => show('success', text, ms, id),
  error: (text: string, ms: number = TOAST.short, id?: string) => show('error', text, ms, id),
  /** Default duration: that of a notice (1.5 s). */
  info: (text: string, ms: number = TOAST.notice, id?: string) => show('info', text, ms, id),
  /** Reports an action with a button to undo it, for the long duration (8 s). */
  undoable: (text: string, undo: ToastAction, id?: string) => show('success', text, TOAST.long, id, undo),
  /** Stays until finished, at most 10 s. */
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
