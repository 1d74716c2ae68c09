import { HotGames } from '@/features/games/HotGames'
import { Tiles } from '../Tiles.tsx'

/** Popular games, offered after a deposit has arrived. */
export function PlayNext() {
  return (
    <Tiles origin="home">
      <HotGames enabled />
    </Tiles>
  )
}
