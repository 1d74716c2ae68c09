import { EXCLUSION_DAYS, type PauseKind, TIME_OUT_DAYS } from '@understudy/contracts/safer-play'
import { useNavigate } from 'react-router-dom'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { session } from '@/shared/session'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { RowButton, Rows } from '@/shared/ui/Rows'
import { daysText } from './limit-text.ts'
import { usePause } from './use-pause.ts'

const LENGTHS = { timeOut: TIME_OUT_DAYS, selfExclusion: EXCLUSION_DAYS } as const

/** Sheet to choose how long a time-out or self-exclusion lasts. */
export function PauseSheet({ kind, onClose }: { kind: PauseKind; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const pause = usePause(kind, () => {
    if (kind === 'timeOut') return
    session.end()
    navigate(paths.home(), { replace: true })
  })
  const choose = async (days: number) => {
    onClose()
    await pause(days)
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
