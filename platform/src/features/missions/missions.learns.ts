import { missions } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

/** The turnover multiple of a prize, which no reply tells. */
const SOME_MULTIPLE = 1

export const missionLearns: readonly Learns[] = [
  learns(missions.missionSummary, ({ list }, into) => {
    into.listed(
      'missions',
      list.map(({ missionId: id, title, description, measure, gameTypes, startDate, endDate, claimUntil }) => ({
        id,
        title: into.words(title),
        description: into.words(description),
        measure,
        gameTypes,
        starts: into.when(startDate),
        ends: into.when(endDate),
        claimUntil: into.when(claimUntil),
      })),
    )
    into.invented('missions', 'players of the leaderboards')
    into.invented('missions', 'how far the member is: it follows from the bets')
    into.finally((file) => {
      if (file.missions?.some(({ milestones = [] }) => milestones.length === 0))
        into.leftOut('missions', 'milestones of those whose page was not recorded')
    })
  }),
  learns(missions.milestones, (list, into, { query }) => {
    const milestones = list.map(({ target, reward: amount, multiple }) => ({ target, amount, multiple }))
    into.invented('missions', 'numbers of milestones')
    into.finally((file) => {
      const id = Number(query.missionId)
      if (file.missions?.some((one) => one.id === id)) into.keep('missions', { id, milestones })
    })
  }),
  learns(missions.leaderboard, ({ list }, into, { query }) => {
    if (query.after !== undefined) return
    const prizes = list.flatMap(({ rank, reward: amount }, index) =>
      amount > 0 && list[index + 1]?.reward !== amount ? [{ upTo: rank, amount, multiple: SOME_MULTIPLE }] : [],
    )
    into.finally((file) => {
      const id = Number(query.missionId)
      if (file.missions?.some((one) => one.id === id)) into.keep('missions', { id, prizes })
    })
    into.invented('missions', 'turnover that prizes ask for')
  }),
]
