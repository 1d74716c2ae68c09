import type { Scheduled } from '../../binding/feature.ts'
import type { World } from '../../world/world.ts'
import { lotteryGamesRepository } from './games.repository.ts'
import { type Issue, issueAfter, type Schedule } from './schedule.ts'

/** The closing of each game's next issue, and its draw. */
export const issues: readonly Scheduled[] = [
  {
    kind: 'issue.closes',
    upcoming: (world) => issuesToCome(world, ({ locksAt }) => locksAt, closesAfter(world.now())),
  },
  {
    kind: 'draw',
    upcoming: (world) =>
      issuesToCome(
        world,
        ({ drawAt }) => drawAt,
        (schedule) => issueAfter(schedule, world.now()),
      ),
  },
]

/** Returns the game's next issue to close, which is not the next drawn one if betting on that is closed already. */
const closesAfter = (now: number) => (schedule: Schedule) => {
  const next = issueAfter(schedule, now)
  return next.locksAt > now ? next : issueAfter(schedule, next.drawAt)
}

const issuesToCome = (world: World, at: (issue: Issue) => number, next: (schedule: Schedule) => Issue) =>
  world
    .use(lotteryGamesRepository)
    .all()
    .map(({ code, schedule }) => {
      const issue = next(schedule)
      return { at: at(issue), about: `${code} ${issue.numero}` }
    })
