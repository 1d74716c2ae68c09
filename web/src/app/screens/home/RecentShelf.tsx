import { GameShelf } from '@/features/games/GameShelf'
import { useRecentGames, useRecentsOffered } from '@/features/recents/recents.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { useSession } from '@/shared/session'

const SHOWN = 12

/** Where a player left off. */
export function RecentShelf({ enabled }: { enabled: boolean }) {
  const hasSession = useSession() !== undefined
  return useRecentsOffered() && hasSession ? <Recent enabled={enabled} /> : null
}

function Recent({ enabled }: { enabled: boolean }) {
  const t = useText()
  const { games, isPending } = useRecentGames({}, { enabled })
  return (
    <GameShelf
      title={t('recents:title')}
      games={isPending ? undefined : games.slice(0, SHOWN)}
      expected={SHOWN}
      perView={4}
      seeAll={paths.gameList({ type: 'recent' })}
    />
  )
}
