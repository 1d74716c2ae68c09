import { GameShelf } from '@/features/games/GameShelf'
import { useRecentGames, useRecentsOffered } from '@/features/recents/recents.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { useSession } from '@/shared/session'

const SHOWN = 12

interface RecentShelfProps {
  enabled: boolean
  near?: boolean
  /** Larger tiles, as on home's first shelf. */
  large?: boolean
}

/** The recently played games. */
export function RecentShelf(props: RecentShelfProps) {
  const hasSession = useSession() !== undefined
  return useRecentsOffered() && hasSession ? <Recent {...props} /> : null
}

function Recent({ enabled, near, large = false }: RecentShelfProps) {
  const t = useText()
  const { games, isPending, error, retry } = useRecentGames({}, { enabled })
  const failed = error && games.length === 0 ? { error, retry } : undefined
  return (
    <GameShelf
      title={t('recents:title')}
      games={isPending || failed ? undefined : games.slice(0, SHOWN)}
      failed={failed}
      expected={SHOWN}
      perView={large ? 2 : 4}
      peeks={large}
      seeAll={paths.gameList({ type: 'recent' })}
      near={near}
    />
  )
}
