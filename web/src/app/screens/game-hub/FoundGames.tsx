import { GameResults } from '@/features/games/GameResults'
import { useGamePages } from '@/features/games/games.queries'
import { useText } from '@/shared/i18n'
import { NoGames } from '../game-list/NoGames.tsx'
import { Tiles } from '../Tiles.tsx'
import styles from './GameHubScreen.module.css'

/** Search results, which open games as the game list does. */
export function FoundGames({ name, onClear }: { name: string; onClear: () => void }) {
  const t = useText()
  const pages = useGamePages({ gameName: name })
  return (
    <Tiles origin="list">
      <p className={styles.count} role="status">
        {pages.total !== undefined && t('games:search.results', { count: pages.total, name })}
      </p>
      <GameResults key={name} pages={pages} empty={<NoGames filter="all" name={name} onClear={onClear} />} />
    </Tiles>
  )
}
