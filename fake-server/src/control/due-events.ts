import type { control } from '@understudy/contracts'
import { verification } from '@understudy/contracts'
import { nextMidnight } from '@understudy/contracts/zone'
import { betsRepository } from '../features/bets/bets.repository.ts'
import { captchaRepository } from '../features/captcha/captcha.repository.ts'
import { gamesRepository } from '../features/games/games.repository.ts'
import { lotteryGamesRepository } from '../features/lottery/games.repository.ts'
import { type Issue, issueAfter, type Schedule } from '../features/lottery/schedule.ts'
import { type MatchRow, matchesRepository } from '../features/matches/matches.repository.ts'
import { pausesRepository } from '../features/safer-play/safer-play.repository.ts'
import { lockedNames } from '../features/session/login-guard.ts'
import { sessionsRepository } from '../features/session/session.repository.ts'
import { codesRepository } from '../features/verification/verification.repository.ts'
import { textIn } from '../world/texts.ts'
import type { World } from '../world/world.ts'

type Kind = control.DueEvent['kind']
type Due = Omit<control.DueEvent, 'kind'>

/** Nothing waits for these: each is read from the data, as what it ends is. */
const SOURCES: Record<Kind, (world: World, now: number, limit: number) => Due[]> = {
  midnight: (_world, now) => [{ at: nextMidnight(now), about: '' }],
  'captcha.expires': (world, now) =>
    world
      .use(captchaRepository)
      .open(now)
      .map(({ id, expiresAt }) => ({ at: expiresAt, about: id })),
  'code.expires': (world, now) =>
    world
      .use(codesRepository)
      .good(now, verification.CODES.tries)
      .map(({ target, expiresAt }) => ({ at: expiresAt, about: target })),
  'session.ends': (world, now) => sessionEnds(world, now, false),
  'trial.ends': (world, now) => sessionEnds(world, now, true),
  'lock.ends': (world) => lockedNames(world).map(({ name, until }) => ({ at: until, about: name })),
  'pause.ends': (world, now) =>
    world
      .use(pausesRepository)
      .running(now)
      .map(({ username, until }) => ({ at: until ?? now, about: username })),
  'match.starts': (world, now, limit) =>
    world
      .use(matchesRepository)
      .upcoming(now, limit)
      .map((match) => ({ at: match.startsAt, about: pairing(match) })),
  'match.ends': (world, now, limit) =>
    world
      .use(matchesRepository)
      .ending(now, limit)
      .map((match) => ({ at: match.endsAt, about: pairing(match) })),
  // A table deals all day long: only a round somebody has staked on is news.
  'round.ends': (world, now, limit) => {
    const waiting = world.use(betsRepository).waiting(['LIVE', 'COCKFIGHT'], limit)
    const ends = new Map(waiting.map(({ nodeId, dueAt }) => [`${nodeId} ${dueAt}`, { nodeId, at: dueAt ?? now }]))
    return [...ends.values()].map(({ nodeId, at }) => ({ at, about: gameName(world, nodeId) }))
  },
  'issue.closes': (world, now) => issuesToCome(world, ({ locksAt }) => locksAt, closesAfter(now)),
  draw: (world, now) =>
    issuesToCome(
      world,
      ({ drawAt }) => drawAt,
      (schedule) => issueAfter(schedule, now),
    ),
}

const pairing = ({ facts }: MatchRow) => `${textIn(facts.home, 'EN')} – ${textIn(facts.away, 'EN')}`
const gameName = (world: World, nodeId: number) => {
  const game = world.use(gamesRepository).byNode(String(nodeId))
  return game ? textIn(game.facts.name, 'EN') : String(nodeId)
}

/** The issue of a game that closes next: where the one drawn next is closed already, the one after it. */
const closesAfter = (now: number) => (schedule: Schedule) => {
  const next = issueAfter(schedule, now)
  return next.locksAt > now ? next : issueAfter(schedule, next.drawAt)
}

const issuesToCome = (world: World, at: (issue: Issue) => number, next: (schedule: Schedule) => Issue): Due[] =>
  world
    .use(lotteryGamesRepository)
    .all()
    .map(({ code, schedule }) => {
      const issue = next(schedule)
      return { at: at(issue), about: `${code} ${issue.numero}` }
    })

const sessionEnds = (world: World, now: number, trial: boolean): Due[] =>
  world
    .use(sessionsRepository)
    .living(now)
    .filter((session) => session.trial === trial)
    .map(({ endsAt, username }) => ({ at: endsAt, about: username }))

/** What the world's time brings, the soonest first. */
export function dueEventsOf(world: World, filter: { kind?: Kind | undefined; limit: number }): control.DueEvent[] {
  const now = world.now()
  const kinds = filter.kind ? [filter.kind] : (Object.keys(SOURCES) as Kind[])
  return kinds
    .flatMap((kind) => {
      const all = SOURCES[kind](world, now, filter.limit).map((due) => ({ kind, ...due }))
      // Sixty games draw all day long: among everything else, one of them is enough.
      return FREQUENT.has(kind) && !filter.kind ? all.sort(bySoonest).slice(0, 1) : all
    })
    .sort(bySoonest)
    .slice(0, filter.limit)
}

const FREQUENT: ReadonlySet<Kind> = new Set(['issue.closes', 'draw'])
const bySoonest = (a: Due, b: Due) => a.at - b.at
