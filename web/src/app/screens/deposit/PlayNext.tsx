import { HotGames } from '@/features/games/HotGames'
import { Tiles } from '../Tiles.tsx'

/** What money that has arrived is for: the games others play, a tap away. */
export default function PlayNext() {
  return (
    <Tiles origin="home">
      <HotGames enabled />
    </Tiles>
  )
}
