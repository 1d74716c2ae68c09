import { statesOf } from './state.ts'
import { ACCOUNT } from './states-account.ts'
import { GAMES } from './states-games.ts'
import { MONEY } from './states-money.ts'
import { NEWS } from './states-news.ts'
import { TEAM } from './states-team.ts'

/** Every screen of the product in every state it has: the atlas opens these and nothing else. */
export const STATES = [...ACCOUNT, ...GAMES, ...MONEY, ...NEWS, ...TEAM].flatMap(statesOf)
