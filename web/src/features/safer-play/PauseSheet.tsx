import type { CallInput } from '@understudy/contracts/endpoint'
import { EXCLUSION_DAYS, type PauseKind, pausePlay, saferPlay, TIME_OUT_DAYS } from '@understudy/contracts/safer-play'
import { useNavigate } from 'react-router-dom'
import { useAction } from '@/shared/api/action'
import { useDates } from '@/shared/format/dates'
import { text, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { session } from '@/shared/session'
import { TOAST } from '@/shared/timings'
import { ask } from '@/shared/ui/ask'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { daysText } from './say.ts'

const LENGTHS = { timeOut: TIME_OUT_DAYS, selfExclusion: EXCLUSION_DAYS } as const

/** Sheet to start a time-out, with a confirmation because it cannot be shortened. */
export function PauseSheet({ kind, onClose }: { kind: PauseKind; onClose: () => void }) {
  const t = useText()
  const { local } = useDates()
  const navigate = useNavigate()
  const pause = useAction(pausePlay, {
    inToast: true,
    invalidates: [saferPlay],
    success: ({ until }) => [text(`safer-play:${kind}.until`, { time: local(until, 'moment') }), TOAST.short],
    onDone() {
      if (kind === 'timeOut') return
      session.end()
      navigate(paths.home(), { replace: true })
    },
  })
  const choose = async (days: number) => {
    onClose()
    const sure = await ask({
      title: text(`safer-play:${kind}.ask`, { length: daysText(days) }),
      text: text(`safer-play:${kind}.askText`),
      confirm: text(`safer-play:${kind}.confirm`),
      cancel: text('shared:action.cancel'),
    })
    if (sure) await pause.run({ body: { kind, days } as CallInput<typeof pausePlay>['body'] })
  }
  return (
    <Overlay open onClose={onClose} from="below" title={t(`safer-play:${kind}.title`)}>
      <div className={page.sheet}>
        <p className={page.intro}>{t(`safer-play:${kind}.intro`)}</p>
        <Rows>
          {LENGTHS[kind].map((days) => (
            <RowButton key={days} label={daysText(days)} aria-haspopup="dialog" onClick={() => choose(days)} />
          ))}
        </Rows>
      </div>
    </Overlay>
  )
}
