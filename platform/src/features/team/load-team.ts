import type { WorldSeed } from '@understudy/seed'
import type { WorldDatabase } from '../../storage/database.ts'
import { readState } from '../../storage/state.ts'
import { Clock } from '../../world/clock.ts'
import { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { openBook } from './book.ts'
import { linksRepository } from './links.repository.ts'
import { peopleOf } from './make-team.ts'
import { ratesOf } from './rates.ts'
import { treeRepository } from './tree.repository.ts'

/** Loads the rates and links of agents; the tree itself follows from the uplines. */
export function loadTeam(db: WorldDatabase, seed: WorldSeed): void {
  const tree = treeRepository(db)
  for (const { memberId, rates, lastLoginAt } of seed.agents.terms)
    tree.add({ memberId, rates: ratesOf(rates), lastLoginAt })
  const links = linksRepository(db)
  for (const { code, memberId, type, rates, createdAt, expiresAt } of seed.agents.links)
    links.add({ code, memberId, type, rates: ratesOf(rates), createdAt, expiresAt })
}

/**
 * Counts large teams while the world is seeded, after its ledger is in order, so that the first reader does not wait.
 */
export function countTeams(db: WorldDatabase, seed: WorldSeed): void {
  if (seed.agents.teams.length > 0) openBook(db)
}

/**
 * Generates the teams of a scenario as a tester's are, before the world's start.
 * @throws Error for an unknown agent
 */
export function makeTeams(db: WorldDatabase, seed: WorldSeed): void {
  if (seed.agents.teams.length === 0) return
  readState(db).set('clock', Clock.startingAt(seed.startAt, 'frozen'))
  const world = World.over('seed', db, { durable: false, isBeingSeeded: true })
  for (const { under, size, depth } of seed.agents.teams) {
    const agent = world.use(membersRepository).byName(seed.merchant, under)
    if (!agent) throw new Error(`Nobody is called ${under}`)
    peopleOf(world, { under: agent, size, depth })
  }
}
