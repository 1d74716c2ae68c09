import { mobileGames, openIssues } from '@understudy/contracts/lottery'
import { stored } from '@/shared/storage'

/** Stored lists of all games and of each kind (LOTT-007). */
export const storedGames = stored('getGameLotts', mobileGames.reply)
export const storedLott = stored('lottList', mobileGames.reply)
export const storedElott = stored('elottList', mobileGames.reply)
/** Stored current issues. */
export const storedIssues = stored('numero', openIssues.reply)
