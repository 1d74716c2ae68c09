import { gamesPart } from '../games.ts'
import { PARTS } from '../parts.ts'
import type { Scenario } from '../scenario.ts'
import { emptyForm } from '../seed-part.ts'

export const gameListEmpty: Scenario = {
  name: 'game-list-empty',
  story: 'The house is open, with banners, news and help, but nobody has delivered a game yet: every list is empty.',
  merchant: 'aurora1',
  make: (world) => ({ ...world, ...emptyForm(PARTS, { madeOf: gamesPart }) }),
}
