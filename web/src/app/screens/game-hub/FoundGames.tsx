import { GameResults } from '@/features/games/GameResults'
import { useGamePages } from '@/features/games/games.queries'
import { useText } from '@/shared/i18n'
import { GameCount } from '../GamesPage.tsx'
import { NoGames } from '../game-list/NoGames.tsx'
import { Tiles } from '../Tiles.tsx'

/** Search results, which open games as the game list does. */
export function FoundGames({ name, onClear }: { name: string; onClear: () => void }) {
  const t = useText()
  const pages = useGamePages({ gameName: name })
  return (
    <Tiles origin="list">
      <GameCount>{pages.total !== undefined && t('games:search.results', { count: pages.total, name })}</GameCount>
      <GameResults key={name} pages={pages} empty={<NoGames filter="all" name={name} onClear={onClear} />} />
    </Tiles>
  )
}
