import { launchGame } from '@understudy/contracts/launch'
import { recentGames } from '@understudy/contracts/recents'
import { balance, gameWallets } from '@understudy/contracts/wallet'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { refresh, useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { session, useRole } from '@/shared/session'
import { useSettings } from '@/shared/system'
import { IconButton } from '@/shared/ui/Button'
import { FrameLoading, GameFrame, type StageWish } from './GameFrame.tsx'
import { LaunchProblem } from './LaunchProblem.tsx'
import { type LaunchWish, launchInput } from './launch-input.ts'
import styles from './PlayGame.module.css'
import { playableUrl } from './playable-url.ts'

interface PlayGameProps {
  game: Omit<LaunchWish, 'free'> & {
    name: string
    /** The list already said that this game cannot be played for free. */
    realOnly: boolean
  }
  onBack: () => void
  onLogin: () => void
}

/** A game in a frame of its own, under a slim bar with the way back (LAUNCH-005). */
export function PlayGame({ game, onBack, onLogin }: PlayGameProps) {
  const t = useText()
  const title = game.name || t('launch:game')
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <IconButton
          label={t('shared:action.back')}
          icon={<ArrowLeft size={22} className="mirrored" />}
          onClick={onBack}
        />
        <h1 className={styles.title}>{title}</h1>
      </header>
      <div className={styles.stage}>
        <Stage game={game} title={title} onBack={onBack} onLogin={onLogin} />
      </div>
    </div>
  )
}

function Stage({ game, title, onBack, onLogin }: PlayGameProps & { title: string }) {
  const { isTrial } = useRole()
  const refused = isTrial && game.realOnly
  const settings = useSettings()
  const { data, error, isFetching, refetch, dataUpdatedAt } = useApiQuery(
    launchGame,
    launchInput({ ...game, free: isTrial }),
    // A launch is an act: each opening of the page is one, and nothing repeats it by itself.
    { enabled: !refused, gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false },
  )
  const launchAgain = useCallback(() => void refetch(), [refetch])

  // What was played shows in the balance and among the recent games as soon as the player is back.
  useEffect(() => () => void refresh(balance, gameWallets, recentGames), [])

  const answer = useCallback(
    (wish: StageWish) => {
      if (wish === 'relogin') {
        onLogin()
        // The vendor no longer knows the session: while it is kept, the login screen would lead straight back.
        session.drop()
      } else if (wish === 'close') onBack()
      else refresh(balance, gameWallets)
    },
    [onBack, onLogin],
  )

  const problem = { onRetry: launchAgain, onBack }
  if (refused) return <LaunchProblem code="real.account.required" {...problem} />
  if (isFetching || !settings) return <FrameLoading title={title} />
  if (error) return <LaunchProblem code={error.code} detail={error.detail} {...problem} />
  if (!data) return null
  const url = playableUrl(data.content.game_url, [settings.paths.stage, ...settings.launchGameCDNs])
  if (!url) return <LaunchProblem code="client.empty.url" {...problem} />
  return <GameFrame key={dataUpdatedAt} url={url} title={title} onWish={answer} onRetry={launchAgain} onBack={onBack} />
}
