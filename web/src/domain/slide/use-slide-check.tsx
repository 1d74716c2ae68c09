import { openSlide, type SlideAction, type SlideResult } from '@understudy/contracts/slide'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useFlags } from '@/domain/system'
import { call } from '@/shared/api'
import { SubmitStopped } from '@/shared/forms'
import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'

const SlideDialog = lazyPart(() => import('./SlideDialog.tsx'), { missing: CloseOnError })

interface PendingCheck {
  page: string
  passed: (result: SlideResult) => void
  closed: () => void
  renew: () => void
}

export interface SlideCheck {
  /**
   * Shows the check if the merchant requires one and resolves to its result for the call, else to nothing. Throws
   * `SubmitStopped` when the visitor closes it.
   */
  pass: (action: SlideAction) => Promise<{ captchaResult?: SlideResult }>
  /** The dialog's host; render it once in the form. */
  dialog: ReactNode
}

export function useSlideCheck(): SlideCheck {
  const isRequired = useFlags().slideCheck
  const [pending, setPending] = useState<PendingCheck>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const pass = useCallback<SlideCheck['pass']>(
    async (action) => {
      if (!isRequired) return {}
      const open = () => call(openSlide, { query: { action } })
      const puzzle = await open()
      if (!puzzle.enabled) return {}
      return new Promise((resolve, reject) => {
        const end = (finish: () => void) => {
          stop.current = undefined
          setPending(undefined)
          finish()
        }
        const closed = () => end(() => reject(new SubmitStopped()))
        stop.current = closed
        const show = (page: string) =>
          setPending({
            page,
            closed,
            passed: (captchaResult) => end(() => resolve({ captchaResult })),
            renew: () =>
              void open().then(
                (next) => (next.enabled ? show(next.page) : end(() => resolve({}))),
                (error) => end(() => reject(error)),
              ),
          })
        show(puzzle.page)
      })
    },
    [isRequired],
  )

  const dialog = pending && (
    <SlideDialog page={pending.page} onPassed={pending.passed} onClose={pending.closed} onExpired={pending.renew} />
  )
  return { pass, dialog }
}
