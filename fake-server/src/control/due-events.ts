import type { control } from '@understudy/contracts'
import { verification } from '@understudy/contracts'
import { captchaRepository } from '../features/captcha/captcha.repository.ts'
import { matchesRepository } from '../features/matches/matches.repository.ts'
import { pausesRepository } from '../features/safer-play/safer-play.repository.ts'
import { lockedNames } from '../features/session/login-guard.ts'
import { sessionsRepository } from '../features/session/session.repository.ts'
import { codesRepository } from '../features/verification/verification.repository.ts'
import { textIn } from '../world/texts.ts'
import type { World } from '../world/world.ts'

type Kind = control.DueEvent['kind']
type Due = Omit<control.DueEvent, 'kind'>

/** The merchants' days begin in Karachi, five hours before those of UTC, all year round. */
const ZONE_OFFSET = 5 * 3_600_000
const DAY = 86_400_000

export const nextMidnight = (now: number) => (Math.floor((now + ZONE_OFFSET) / DAY) + 1) * DAY - ZONE_OFFSET

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
      .map(({ startsAt, facts }) => ({
        at: startsAt,
        about: `${textIn(facts.home, 'EN')} – ${textIn(facts.away, 'EN')}`,
      })),
}

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
    .flatMap((kind) => SOURCES[kind](world, now, filter.limit).map((due) => ({ kind, ...due })))
    .sort((a, b) => a.at - b.at)
    .slice(0, filter.limit)
}
