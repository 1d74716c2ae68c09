import { LOTTERY_GROUPS, type LotteryGroup, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { buildWorldSeed } from '@understudy/seed'
import { expect, test } from 'vitest'
import { PLAYS } from '../../fake-server/src/features/lottery/families/index.ts'
import { gameKind } from '../../fake-server/src/features/lottery/games.ts'
import { declaredReturn, maxSeriesOf, oddsOf, priceOf } from '../../fake-server/src/features/lottery/odds.ts'
import type { PlayRule } from '../../fake-server/src/features/lottery/play.ts'
import type { Schedule } from '../../fake-server/src/features/lottery/schedule.ts'

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function drawn(schedule: Schedule): string {
  if (schedule.kind === 'fast') return `every ${schedule.seconds / 60} min`
  const { minute, zone, weekdays, monthDays } = schedule
  const time = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')} UTC+${zone}`
  if (monthDays) return `${monthDays.join(', ')} of the month, ${time}`
  return `${weekdays?.map((day) => DAYS[day]).join(', ') ?? 'every day'}, ${time}`
}

const games = buildWorldSeed({ scenario: 'everyday', seed: 1, startAt: 0 }).games.flatMap((game) => {
  const kind = gameKind(game.gameCode)
  return kind ? [{ ...game, ...kind }] : []
})
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

function playRow(play: PlayRule, group: LotteryGroup): string {
  const mode: PrizeMode = group.startsWith('SEA') ? 'SEA' : 'lott'
  const series = maxSeriesOf(group, mode) ?? 0
  const odds = play.ways.map((way) => [way.key, oddsOf(play, way, group, mode, series) / 10_000] as const)
  const kinds = new Set(odds.map(([, one]) => one))
  const told = kinds.size === 1 ? String(odds[0]?.[1]) : odds.map(([key, one]) => `${key} ${one}`).join(', ')
  const { shape } = play
  const content =
    shape.kind === 'pick'
      ? `pick ${shape.choose}${shape.each ? `, ${shape.each} stakes each` : ''}`
      : shape.kind === 'numbers'
        ? `numbers of ${shape.digits}`
        : shape.kind
  return row(
    ...[play.id, `\`${play.code}\``, play.name.EN, play.type, content],
    ...[priceOf(play, group, mode) / 10_000, play.lots, told, declaredReturn(play, group, mode, series), play.rule.EN],
  )
}

test('LOTT-008 docs/lottery-plays.md tells all games and plays as they are', async () => {
  const lines = [
    '# Games and plays of the lottery',
    '',
    'Written by `npx vitest run tests/lottery/documented -u` from the code; [what the words mean](lottery.md).',
    'Price in units of the currency; odds and return in `lott` at the highest series, in `SEA` for SEA.',
  ]
  for (const group of LOTTERY_GROUPS) {
    lines.push(
      '',
      `## ${group}`,
      '',
      row('game', 'code', 'name', 'drawn', 'closes'),
      row('---', '---', '---', '---', '---'),
    )
    for (const game of games.filter((one) => one.group === group).sort((a, b) => Number(a.gameId) - Number(b.gameId)))
      lines.push(
        row(
          game.gameId,
          `\`${game.gameCode}\``,
          game.name.EN,
          drawn(game.schedule),
          `${game.schedule.lockSeconds} s before`,
        ),
      )
    lines.push(
      '',
      row('play', 'code', 'name', 'type', 'content', 'price', 'lots', 'odds', 'return', 'rule'),
      row(...new Array<string>(10).fill('---')),
      ...PLAYS[group].map((play) => playRow(play, group)),
    )
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/lottery-plays.md')
})
