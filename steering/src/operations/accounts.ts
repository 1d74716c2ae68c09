import { control, type MerchantCode, session, toAmount } from '@understudy/contracts'
import { ledgerRepository } from '@understudy/platform/features/ledger/index.ts'
import { type Member, membersRepository, pausesRepository } from '@understudy/platform/features/member/index.ts'
import { openTrial, sessionsRepository, startSession } from '@understudy/platform/features/session/index.ts'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { CAST, type CastMember, findScenario } from '@understudy/seed'
import { invalidField } from '../api/control-problem.ts'

/** How many registered and trial accounts are listed, newest first. */
const NEWCOMERS = 200
/** The name that requests a new trial player instead of an account. */
export const TRIAL = 'trial'

/** The accounts a tester can log in as. */
export function actorsOf(world: World): control.Actor[] {
  const now = world.now()
  const lastSeen = new Map(
    world
      .use(sessionsRepository)
      .living(now)
      .map(({ memberId, seenAt }) => [memberId, seenAt]),
  )
  const excluded = new Set(
    world
      .use(pausesRepository)
      .excluded(now)
      .map(({ memberId }) => memberId),
  )
  const ledger = world.use(ledgerRepository)
  const balanceOf = (memberId: number) =>
    toAmount(ledger.wallets(memberId).reduce((sum, { balance }) => sum + balance, 0))
  const actor = (member: Member, story: string): control.Actor => ({
    name: member.username,
    type: member.type,
    merchant: member.merchant,
    story,
    status: member.nonMember ? 'non-member' : excluded.has(member.id) ? 'self-excluded' : member.status,
    vip: member.vipLabel === '0' ? '' : member.vipLabel,
    balance: balanceOf(member.id),
    currencySymbol: world.use(systemRepository).merchant(member.merchant).currencySymbol,
    seenAt: lastSeen.get(member.id) ?? null,
  })
  const members = world.use(membersRepository)
  const cast = castOf(world).flatMap(({ merchant, name, story }) => {
    const member = members.byName(merchant, name)
    return member ? [{ id: member.id, actor: actor(member, story) }] : []
  })
  const castIds = new Set(cast.map(({ id }) => id))
  const newcomers = members.newcomers(world.origin.startAt, NEWCOMERS).filter(({ id }) => !castIds.has(id))
  return [...cast.map((person) => person.actor), ...newcomers.map((member) => actor(member, ''))]
}

const castOf = (world: World): CastMember[] => [...CAST, ...(findScenario(world.origin.scenario)?.cast ?? [])]

/** Where a session comes from, and its token, and a trial player's name, if it goes on. */
export type Entry = Parameters<typeof openTrial>[2]

/** Opens a session for an account without its password, and switches the world to its merchant. */
export function signIn(world: World, name: string, entry: Entry): session.SessionInfo {
  const at = world.now()
  const info = world.transaction(() => {
    const opened =
      name === TRIAL ? openTrial(world, world.merchant, entry) : enter(world, accountNamed(world, name), entry)
    const { token, member } = opened
    if (member.merchant !== world.merchant) world.change({ merchant: member.merchant })
    const { username: userName, type, firstTimeLogin, merchant: merchantCode } = member
    return { token, merchantCode, userName, type, firstTimeLogin }
  })
  world.tape.steer({ at, call: control.signIn.name, input: { body: { as: name } } })
  return info
}

/** The merchant of an account, or of a new trial player. */
export const houseOf = (world: World, name: string): MerchantCode =>
  name === TRIAL ? world.merchant : accountNamed(world, name).merchant

const enter = (world: World, member: Member, entry: Entry) => ({
  token: startSession(world, member, entry, session.SESSION_LIFE.absolute),
  member,
})

function accountNamed(world: World, name: string): Member {
  const existing = findAccount(world, name)
  if (!existing) throw invalidField('as', `nobody in this world is called ${name}; say ${TRIAL} for a new trial player`)
  return existing
}

/** Finds an account: the cast first, then accounts of the world's merchant, then those of other merchants. */
export function findAccount(world: World, name: string): Member | undefined {
  const members = world.use(membersRepository)
  const person = castOf(world).find((member) => member.name === name.toLowerCase())
  return (
    (person && members.byName(person.merchant, person.name)) ??
    members.byName(world.merchant, name) ??
    members.named(name)[0]
  )
}
