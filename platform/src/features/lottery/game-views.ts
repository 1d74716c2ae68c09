import type { LanguageCode, lottery } from '@understudy/contracts'
import type { VnRegion } from '@understudy/contracts/lottery/terms'
import { type Texts, texts } from '@understudy/seed'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import type { LotteryGame } from './games.repository.ts'
import { winningNumberOf } from './results.ts'
import { type Issue, issueAfter, issueBefore, type Schedule } from './schedule.ts'

export const nameOf = (game: LotteryGame, language: LanguageCode) => textIn(game.row.facts.name, language)

const GROUP_NAMES: Readonly<Record<LotteryGame['group'], Texts>> = {
  K3: texts('تین پانسے', 'Teen Paanse', 'Three Dice'),
  SSC: texts('پانچ ہندسے', 'Paanch Hindse', 'Five Digits'),
  PK10: texts('دس گاڑیاں', 'Das Gaariyan', 'Ten Carts'),
  '11X5': texts('گیارہ میں سے پانچ', 'Gyarah mein se Paanch', 'Five of Eleven'),
  KENO: texts('اسّی میں سے بیس', 'Assi mein se Bees', 'Twenty of Eighty'),
  SIX: texts('چھ نمبر', 'Chhe Number', 'Six Numbers'),
  VN_NORTH: texts('شمال', 'Shumal', 'North'),
  VN_CENTRAL: texts('وسط', 'Wast', 'Central'),
  VN_SOUTH: texts('جنوب', 'Junoob', 'South'),
  SEA_4D: texts('4D', '4D', '4D'),
  SEA_THAI: texts('تین اور دو', 'Teen aur Do', 'Threes and Twos'),
}

const everyMinutes = (count: number): Texts =>
  texts(`ہر ${count} منٹ میں ایک قرعہ`, `Har ${count} minute mein aik qura`, `A draw every ${count} minutes`)
const onDays = (time: string, zone: number): Texts =>
  texts(`قرعہ ${time} بجے (GMT+${zone})`, `Qura ${time} baje (GMT+${zone})`, `Drawn at ${time} (GMT+${zone})`)

function remarkOf(schedule: Schedule): Texts {
  if (schedule.kind === 'fast')
    return schedule.seconds === 60
      ? texts('ہر منٹ ایک قرعہ', 'Har minute aik qura', 'A draw every minute')
      : everyMinutes(schedule.seconds / 60)
  const { minute, zone } = schedule
  return onDays(`${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`, zone)
}

export function gameView(game: LotteryGame, language: LanguageCode, now: number): lottery.LotteryGame {
  const { row, schedule } = game
  return {
    gameId: game.gameId,
    code: game.code,
    name: nameOf(game, language),
    gameGroupId: game.gameGroupId,
    gameGroupCode: game.group,
    gameType: game.gameType,
    vendor: row.vendor,
    nodeId: String(row.nodeId),
    lottoMode: game.lottoMode,
    prizeModes: [...game.prizeModes],
    icon: row.facts.icon,
    isSale: game.isSale,
    intervalMinutes: schedule.kind === 'fast' ? schedule.seconds / 60 : 0,
    drawTime: issueAfter(schedule, now).drawAt,
    remark: textIn(remarkOf(schedule), language),
    region: game.region,
  }
}

/** Groups games, in the order of each group's first game. */
export function byGroup(games: readonly LotteryGame[], language: LanguageCode, now: number) {
  const groups = new Map<LotteryGame['group'], LotteryGame[]>()
  for (const game of games) groups.set(game.group, [...(groups.get(game.group) ?? []), game])
  return [...groups].map(([group, list]) => ({
    gameGroupId: list[0]?.gameGroupId ?? '',
    gameGroupCode: group,
    name: textIn(GROUP_NAMES[group], language),
    games: list.map((game) => gameView(game, language, now)),
  }))
}

export type RegionalGame = LotteryGame & { region: VnRegion }
export const isRegional = (game: LotteryGame): game is RegionalGame => game.region !== null

export const vnGameView = (game: RegionalGame, language: LanguageCode, now: number) => ({
  gameId: game.gameId,
  code: game.code,
  name: nameOf(game, language),
  region: game.region,
  icon: game.row.facts.icon,
  drawTime: issueAfter(game.schedule, now).drawAt,
})

/** Milliseconds until betting closes. */
const remainTime = ({ locksAt }: Issue, now: number): number => Math.max(0, locksAt - now)

export function openIssueView(
  game: LotteryGame,
  now: number,
  issue: Issue = issueAfter(game.schedule, now),
): lottery.OpenIssue {
  return {
    gameId: game.gameId,
    numero: issue.numero,
    remainTime: remainTime(issue, now),
    lockTime: game.schedule.lockSeconds,
    drawTime: issue.drawAt,
    isSale: game.isSale,
  }
}

/** Upper bound of the search for a draw that is neither held back nor void. */
const LOOK_BACK = 10

/** Returns a game's latest result; undefined when all recent ones are held back or void. */
export function latestResult(
  world: World,
  game: LotteryGame,
  language: LanguageCode,
  now: number,
): lottery.DrawResult | undefined {
  let issue = issueBefore(game.schedule, now)
  for (let back = 0; back < LOOK_BACK; back += 1) {
    const winningNumber = winningNumberOf(world, game, issue.numero)
    if (winningNumber !== null)
      return {
        gameId: game.gameId,
        code: game.code,
        name: nameOf(game, language),
        gameGroupCode: game.group,
        numero: issue.numero,
        winningNumber,
        drawTime: issue.drawAt,
      }
    issue = issueBefore(game.schedule, issue.drawAt - 1)
  }
  return undefined
}
