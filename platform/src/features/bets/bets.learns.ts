import { bets } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const betLearns: readonly Learns[] = [
  learns(bets.betHistory, ({ list, next }, into) => {
    const over = list.flatMap(({ settleTime, ...bet }) =>
      (bet.status === 'won' || bet.status === 'lost') && settleTime !== null && settleTime <= into.startAt
        ? [{ ...bet, settleTime }]
        : [],
    )
    if (over.length < list.length) into.leftOut('bets', 'those that are open, were given back or ended later')
    if (next !== null) into.leftOut('bets', 'those on pages that were not recorded, if any')
    into.invented('bets', 'their numbers')
    into.finally((file) => {
      const types = new Map(file.games?.map(({ nodeId, gameType }) => [nodeId, gameType]))
      const rounds = over.filter(({ nodeId }) => types.has(nodeId) && !/LOTT$/.test(types.get(nodeId) ?? ''))
      if (rounds.length < over.length)
        into.leftOut('bets', 'those on lotteries, and on games that no recorded list has')
      into.listed(
        'bets',
        rounds.toReversed().map(({ ref, nodeId, bet: stake, win, betTime, settleTime }) => ({
          member: into.owner,
          nodeId,
          placed: into.when(betTime),
          settled: into.when(settleTime),
          stake,
          win,
          ref: into.reference(ref),
        })),
      )
    })
  }),
]
