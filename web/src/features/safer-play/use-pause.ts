import type { CallInput } from '@understudy/contracts/endpoint'
import { type PauseKind, pausePlay, saferPlay } from '@understudy/contracts/safer-play'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { text } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { daysText } from './limit-text.ts'

/** Starts a time-out or self-exclusion, with a confirmation because it cannot be shortened. */
export function usePause(kind: PauseKind, onPaused: () => void): (days: number) => Promise<void> {
  const { local } = useDates()
  const pause = useAction(pausePlay, {
    inToast: true,
    invalidates: [saferPlay],
    success: ({ until }) => [text(`safer-play:${kind}.until`, { time: local(until, 'moment') }), TOAST.short],
    onDone: onPaused,
  })
  return async (days) => {
    const sure = await ask({
      title: text(`safer-play:${kind}.ask`, { length: daysText(days) }),
      text: text(`safer-play:${kind}.askText`),
      confirm: text(`safer-play:${kind}.confirm`),
      cancel: text('shared:action.cancel'),
    })
    if (sure) await pause.run({ body: { kind, days } as CallInput<typeof pausePlay>['body'] })
  }
}
