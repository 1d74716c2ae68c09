import type { FailureDetail } from '@understudy/contracts/envelope'
import type { ReactNode } from 'react'
import { ApiError, errorText } from '@/shared/api'
import { localDay, useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import type { SceneKind } from '@/shared/ui/Scene'
import { FrameActions } from './FrameStates.tsx'
import styles from './PlayGame.module.css'

interface LaunchProblemProps {
  code: string
  detail?: FailureDetail
  onRetry: () => void
  onBack: () => void
}

const SCENES: Record<string, SceneKind> = {
  'game.maintenance': 'maintenance',
  maintenance: 'maintenance',
  'system.upgrading': 'maintenance',
  'region.restricted': 'region',
  'client.offline': 'offline',
  'real.account.required': 'lost',
  'game.not.found': 'lost',
}

/** Why a game does not open, with an action that helps. */
export function LaunchProblem({ code: failure, detail, onRetry, onBack }: LaunchProblemProps) {
  // A malformed id counts as an unknown game.
  const code = failure === 'request_param_err' ? 'game.not.found' : failure
  const scene = SCENES[code] ?? 'error'
  return (
    <EmptyState scene={scene} action={<WayOn code={code} onRetry={onRetry} onBack={onBack} />}>
      {errorText(new ApiError(code))}
      {scene === 'maintenance' && <Window {...detail} />}
    </EmptyState>
  )
}

/** The action that helps: log in, choose another game, open the game with the unfinished round, or retry. */
function WayOn({ code, onRetry, onBack }: Omit<LaunchProblemProps, 'detail'>) {
  const t = useText()
  if (code === 'real.account.required')
    return (
      <Instead onBack={onBack}>
        <ButtonLink to={paths.register()}>{t('shared:action.registerNow')}</ButtonLink>
      </Instead>
    )
  if (code === 'game.not.found')
    return (
      <Instead onBack={onBack}>
        <ButtonLink to={paths.games()}>{t('launch:toGames')}</ButtonLink>
      </Instead>
    )
  const actions = <FrameActions onRetry={onRetry} onBack={onBack} />
  if (code !== 'game.round.open') return actions
  return (
    <div className={styles.ways}>
      <ButtonLink to={paths.gameList({ type: 'recent' })}>{t('launch:toRecent')}</ButtonLink>
      {actions}
    </div>
  )
}

function Instead({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  const t = useText()
  return (
    <div className={styles.actions}>
      <Button look="secondary" onClick={onBack}>
        {t('shared:action.back')}
      </Button>
      {children}
    </div>
  )
}

/** A time span in local time, with days unless it is within one day. */
function Window({ startTime, endTime }: FailureDetail) {
  const t = useText()
  const { local } = useDates()
  if (!startTime || !endTime) return null
  const oneDay = localDay(startTime) === localDay(endTime)
  // Bidi isolation keeps hours and minutes in order within RTL text.
  const timeText = (time: number) => `${oneDay ? '' : `${local(time, 'day')}, `}\u2066${local(time, 'time')}\u2069`
  return (
    <span className={styles.window}>
      {t('launch:maintenance', { from: timeText(startTime), to: timeText(endTime) })}
    </span>
  )
}
