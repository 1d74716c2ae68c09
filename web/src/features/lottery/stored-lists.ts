import type { LotteryGame, OpenIssue } from '@understudy/contracts/lottery'
import { LOTTERY_GROUPS, PRIZE_MODE_NAMES, VN_REGIONS } from '@understudy/contracts/lottery/terms'
import { stored } from '@/shared/storage'
import { fields, list, matching, number, oneOf, shaped, text, wholeFromZero, yesOrNo } from '@/shared/storage/shape'

const gameId = matching(/^\d{1,9}$/)

const games = shaped(
  list(
    fields<LotteryGame>({
      gameId,
      code: text,
      name: text,
      gameGroupId: text,
      gameGroupCode: oneOf(...LOTTERY_GROUPS),
      gameType: oneOf('LOTT', 'ELOTT'),
      vendor: matching(/^[A-Z0-9_]{2,16}$/),
      nodeId: text,
      lottoMode: text,
      prizeModes: list(oneOf(...PRIZE_MODE_NAMES)),
      icon: matching(/^(https?:\/\/|\/(?!\/))[^\s\\]*$/),
      isSale: yesOrNo,
      intervalMinutes: number,
      drawTime: wholeFromZero,
      remark: text,
      region: oneOf(...VN_REGIONS, null),
    }),
  ),
)

const issues = shaped(
  list(
    fields<OpenIssue>({
      gameId,
      numero: matching(/^\d{8}(\d{3,4})?$/),
      remainTime: number,
      lockTime: number,
      drawTime: wholeFromZero,
      isSale: yesOrNo,
    }),
  ),
)

/** Stored lists of all games and of each kind (LOTT-007). */
export const storedGames = stored('getGameLotts', games)
export const storedLott = stored('lottList', games)
export const storedElott = stored('elottList', games)
/** Stored current issues. */
export const storedIssues = stored('numero', issues)
