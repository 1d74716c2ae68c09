import { type Dice, diceFrom } from '@understudy/art/random'
import { agents as contract, isAgent } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { MemberSeed } from './world-seed.ts'

/** Rates and last login of a member who is in a team or has one. */
export interface TermsSeed {
  memberId: number
  /** Percent of the turnover by product. */
  rates: Partial<contract.Rates>
  /** The last login before the world's start; null for never. */
  lastLoginAt: number | null
}

/** A link through which members register as downlines. */
export interface AffiliateLinkSeed {
  code: string
  memberId: number
  type: 0 | 1
  rates: Partial<contract.Rates>
  createdAt: number
  expiresAt: number | null
}

/** A team that the server generates, as `POST …/team` of the control API does. */
export interface TeamSeed {
  /** Username of the agent. */
  under: string
  size: number
  depth: number
}

export interface AgentsSeed {
  terms: TermsSeed[]
  links: AffiliateLinkSeed[]
  teams: TeamSeed[]
}

/** Agents' share of the highest rates by depth in the tree, and players' share. */
const SHARES = [1, 0.8, 0.6, 0.4]
const OF_PLAYERS = 0.1

/** Returns a share of the highest rates, rounded down to hundredths of a percent. */
export const ratesAt = (share: number): contract.Rates =>
  Object.fromEntries(
    contract.PRODUCTS.map((product) => [product, Math.floor(contract.RATE_CAPS[product] * share * 100) / 100]),
  ) as contract.Rates

function termsOf(members: readonly MemberSeed[], startAt: number, dice: Dice): TermsSeed[] {
  const byName = new Map(members.map((member) => [`${member.merchant} ${member.username}`, member]))
  const depthOf = (member: MemberSeed): number => {
    const upline = byName.get(`${member.merchant} ${member.upline}`)
    return upline ? depthOf(upline) + 1 : 0
  }
  return members.flatMap((member): TermsSeed[] => {
    const agent = isAgent(member.type)
    if (!agent && member.upline === '') return []
    const rates = agent ? ratesAt(SHARES[depthOf(member)] ?? 0.2) : dice.chance(0.1) ? ratesAt(OF_PLAYERS) : {}
    const ago = dice.chance(0.3) ? dice.whole(10, 200) * DAY : dice.whole(1, 9 * 24) * HOUR
    const lastLoginAt = Math.max(startAt - ago, member.registeredAt)
    // A member without rates or login needs no row.
    const hasRates = agent || Object.keys(rates).length > 0 || dice.chance(0.4)
    return hasRates ? [{ memberId: member.id, rates, lastLoginAt }] : []
  })
}

/** Gives bilal three links: one that never expires, one still valid, and one expired. */
function linksOf(members: readonly MemberSeed[], startAt: number): AffiliateLinkSeed[] {
  const bilal = members.find(({ username }) => username === 'bilal')
  if (!bilal) return []
  const { id: memberId } = bilal
  const link = (code: string, type: 0 | 1, share: number, days: number, ago: number): AffiliateLinkSeed => ({
    code,
    memberId,
    type,
    rates: ratesAt(share),
    createdAt: startAt - ago * DAY,
    expiresAt: days === 0 ? null : startAt + (days - ago) * DAY,
  })
  return [link('BILAL2026', 0, 0.1, 0, 60), link('SPRINGCUP', 0, 0.2, 30, 4), link('LASTWEEK', 1, 0.3, 7, 12)]
}

export const agentsPart = seedPart({
  name: 'agents',
  needs: [membersPart],
  build: ({ seed, startAt }, members): AgentsSeed => ({
    terms: termsOf(members, startAt, diceFrom(`agents ${seed}`)),
    links: linksOf(members, startAt),
    teams: [],
  }),
  empty: { terms: [], links: [], teams: [] },
})
