/** The public API of this feature for other parts of the server. */
export { readDraw } from './draw.ts'
export { playOf } from './families/index.ts'
export { latestResult } from './game-views.ts'
export { type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
export { holdBack, letGo } from './held.ts'
export { drawKey, resultOf } from './results.ts'
export { type Issue, issueAfter, issueNamed, type Schedule } from './schedule.ts'
export { settleSuborder } from './settle.ts'
