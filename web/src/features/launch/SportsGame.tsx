import { SPORTS_VENDOR } from '@understudy/contracts/launch'
import { type ReactNode, useRef } from 'react'
import { useSettings } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useRole } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { FrameLoading } from './FrameStates.tsx'
import { LaunchProblem } from './LaunchProblem.tsx'
import { PlayFrame } from './PlayFrame.tsx'
import styles from './PlayGame.module.css'
import { playableUrl } from './playable-url.ts'
import { SportsFrame } from './SportsFrame.tsx'
import { useSportsLaunch } from './use-sports-launch.ts'
import { useStageRequest } from './use-stage-request.ts'

interface SportsGameProps {
  /** What a member sees in the bar. */
  inBar?: ReactNode
  onBack: () => void
  onLogin: () => void
}

/** The sportsbook in a full-screen frame; visitors can browse it and see a notice (LAUNCH-017). */
export function SportsGame({ inBar, onBack, onLogin }: SportsGameProps) {
  const t = useText()
  const { isGuest } = useRole()
  const notice = isGuest && (
    <div className={styles.notice}>
      <p>{t('launch:looking')}</p>
      <Button size="small" onClick={onLogin}>
        {t('shared:action.login')}
      </Button>
    </div>
  )
  return (
    <PlayFrame title={t('launch:sports')} onBack={onBack} inBar={inBar} notice={notice}>
      <Stage onBack={onBack} onLogin={onLogin} />
    </PlayFrame>
  )
}

function Stage({ onBack, onLogin }: SportsGameProps) {
  const t = useText()
  const title = t('launch:sports')
  const frame = useRef<HTMLIFrameElement>(null)
  const settings = useSettings()
  const { launch, again } = useSportsLaunch(frame)
  const answer = useStageRequest({ vassalage: SPORTS_VENDOR, onBack, onLogin })
  const problem = { onRetry: again, onBack }

  if (launch.state === 'refused' && launch.why === 'missing')
    return (
      <EmptyState scene="lost" action={<ButtonLink to={paths.games()}>{t('launch:toGames')}</ButtonLink>}>
        {t('launch:sportsMissing')}
      </EmptyState>
    )
  if (launch.state === 'refused') return <LaunchProblem code="real.account.required" {...problem} />
  if (launch.state === 'failed')
    return <LaunchProblem code={launch.error.code} detail={launch.error.detail} {...problem} />
  if (launch.state === 'opening' || !settings) return <FrameLoading title={title} />
  const url = playableUrl(launch.address, [settings.paths.stage, ...settings.launchGameCDNs])
  if (!url) return <LaunchProblem code="client.empty.url" {...problem} />
  return (
    <SportsFrame
      key={launch.turn + launch.address}
      frame={frame}
      url={url}
      title={title}
      onStageRequest={answer}
      {...problem}
    />
  )
}
