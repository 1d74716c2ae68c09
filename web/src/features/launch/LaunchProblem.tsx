import type { FailureDetail } from '@understudy/contracts/envelope'
import { ApiError, errorText } from '@/shared/api'
import { useLocale, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Button, ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { FrameActions } from './GameFrame.tsx'
import styles from './PlayGame.module.css'

interface LaunchProblemProps {
  code: string
  detail?: FailureDetail
  onRetry: () => void
  onBack: () => void
}

/** Why a game does not open, and what can be done about it. */
export function LaunchProblem({ code, detail, onRetry, onBack }: LaunchProblemProps) {
  const t = useText()
  const clock = useClock()
  const sentence = errorText(new ApiError(code))
  if (code === 'real.account.required')
    return (
      <EmptyState
        scene="lost"
        action={
          <div className={styles.actions}>
            <Button look="secondary" onClick={onBack}>
              {t('shared:action.back')}
            </Button>
            <ButtonLink to={paths.register()}>{t('shared:action.registerNow')}</ButtonLink>
          </div>
        }
      >
        {sentence}
      </EmptyState>
    )
  const maintenance = code === 'game.maintenance' || code === 'maintenance'
  return (
    <EmptyState
      scene={maintenance ? 'maintenance' : code === 'client.offline' ? 'offline' : 'error'}
      action={<FrameActions onRetry={onRetry} onBack={onBack} />}
    >
      {sentence}
      {maintenance && detail?.startTime && detail.endTime && (
        <span className={styles.window}>
          {t('launch:maintenance', { from: clock(detail.startTime), to: clock(detail.endTime) })}
        </span>
      )}
    </EmptyState>
  )
}

/** Hours and minutes of an instant, isolated so that they keep their order in a line that runs the other way. */
function useClock() {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (time: number) => `\u2066${format.format(time)}\u2069`
}
