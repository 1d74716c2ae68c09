import { book } from '@understudy/contracts'
import { stagedGame } from '../staged-game.ts'
import { bookRoutes } from './book.routes.ts'
import { contestOf } from './fixtures.ts'
import { BOOK_KINDS, BOOK_RETURNS } from './odds.ts'
import { settleSingle } from './settle.ts'

export const bookGame = stagedGame({
  name: 'book',
  kinds: BOOK_KINDS,
  ownLobby: true,
  routes: bookRoutes,
  returns: () => BOOK_RETURNS,
  settle: settleSingle,
  decides: { outcomes: book.BOOK_SIDES, endsAt: (world, about) => contestOf(world, about)?.endsAt },
})
