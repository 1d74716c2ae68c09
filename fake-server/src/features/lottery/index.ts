/** The public API of this feature for other parts of the server. */
export { readDraw } from './draw.ts'
export { playOf } from './families/index.ts'

export { type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
export { holdBack, letGo } from './held.ts'
export { drawKey, resultOf } from './results.ts'
export { type Issue, issueAfter, issueNamed } from './schedule.ts'
