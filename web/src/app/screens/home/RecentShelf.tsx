import { GameShelf } from '@/features/games/GameShelf'
import { useRecentGames, useRecentsOffered } from '@/features/recents/recents.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { useSession } from '@/shared/session'

const SHOWN = 12

/** The recently played games. */
export function RecentShelf({ enabled, near }: { enabled: boolean; near?: boolean }) {
  const hasSession = useSession() !== undefined
  return useRecentsOffered() && hasSession ? <Recent enabled={enabled} near={near} /> : null
}

function Recent({ enabled, near }: { enabled: boolean; near?: boolean }) {
  const t = useText()
  const { games, isPending, error, retry } = useRecentGames({}, { enabled })
  const failed = error && games.length === 0 ? { error, retry } : undefined
  return (
    <GameShelf
      title={t('recents:title')}
      games={isPending || failed ? undefined : games.slice(0, SHOWN)}
      failed={failed}
      expected={SHOWN}
      perView={4}
      seeAll={paths.gameList({ type: 'recent' })}
      near={near}
    />
  )
}
