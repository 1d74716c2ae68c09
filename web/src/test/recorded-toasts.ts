import { toast } from 'react-hot-toast/headless'
import { vi } from 'vitest'

/** Records the text and the duration in ms of each toast instead of showing it, until the test ends. */
export function recordedToasts(): [text: string, ms: number | undefined][] {
  const shownToasts: [string, number | undefined][] = []
  for (const kind of ['success', 'error', 'loading', 'custom'] as const)
    vi.spyOn(toast, kind).mockImplementation((message, options) => {
      shownToasts.push([String(message), options?.duration])
      return options?.id ?? 'toast'
    })
  return shownToasts
}
