import { LIMITS } from '@understudy/contracts/page-sizes'
import { failedOf } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { GameShelf } from './GameShelf.tsx'
import { useHotGames } from './games.queries.ts'

/** The hot games slider: slides side by side, moved without animation (spec §2). */
const HOT_GROUP = 4

export function HotGames({ enabled, near }: { enabled: boolean; near?: boolean }) {
  const t = useText()
  const games = useHotGames({ enabled })
  return (
    <GameShelf
      title={t('games:hot')}
      games={games.data}
      failed={failedOf(games)}
      expected={LIMITS.hotGames}
      perView={HOT_GROUP}
      seeAll={paths.gameList({ type: 'hot' })}
      near={near}
    />
  )
}
