import { artUrl } from '@understudy/art'
import { agents, platformError, registration } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { type CallOf, handle } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import type { World } from '../../world/world.ts'
import { hashPassword, membersRepository } from '../member/index.ts'
import { formOf } from '../registration/index.ts'
import {
  isOpen,
  joinTeam,
  type LinkRow,
  linksRepository,
  type Rates,
  ratesView,
  treeRepository,
} from '../team/index.ts'
import { downlineNamed } from './team-scope.ts'

const AVATARS = 24
/** Upper bound of listed links, expired ones included. */
const MOST_TOLD = 100

/** Links and accounts through which members join a team, and their rates. */
export const registerRoutes = [
  handle(agents.createDownline, async (call) => {
    const { world, caller, merchant, body } = call
    checkAccount(call)
    const rates = affordable(world, caller.memberId, body.rebates)
    const passwordHash = await hashPassword(body.password, hostRandom.bytes(16))
    return world.transaction(() => {
      const members = world.use(membersRepository)
      const upline = members.byId(caller.memberId)
      if (!upline || members.byName(merchant, body.account)) throw platformError('username.exists')
      const now = world.now()
      const member = members.add({
        merchant,
        username: body.account.toLowerCase(),
        passwordHash,
        type: body.type,
        registeredAt: now,
        upline: upline.username,
        avatar: artUrl.avatar(1 + world.random.below(AVATARS)),
        // The agent chose the password, so the member changes it at the first login.
        firstTimeLogin: true,
      })
      joinTeam(world, { member, upline, rates })
      return { customerId: member.id, account: member.username, type: body.type, rebates: ratesView(rates) }
    })
  }),

  handle(agents.rateSettings, ({ world, caller }) => boundsOf({}, world.use(treeRepository).ratesOf(caller.memberId))),

  handle(agents.downlineRates, ({ world, caller, query }) => {
    const { member } = directNamed(world, caller, query.account)
    const tree = world.use(treeRepository)
    const rates = tree.ratesOf(member.id)
    return {
      account: member.username,
      rebates: ratesView(rates),
      bounds: boundsOf(rates, tree.ratesOf(caller.memberId)),
    }
  }),

  handle(agents.setDownlineRates, ({ world, caller, body }) =>
    world.transaction(() => {
      const { member } = directNamed(world, caller, body.account)
      const tree = world.use(treeRepository)
      const before = tree.ratesOf(member.id)
      const rates = { ...before, ...affordable(world, caller.memberId, body.rebates, before) }
      const fallen = agents.PRODUCTS.filter((product) => (rates[product] ?? 0) < (before[product] ?? 0))
      if (fallen.length > 0)
        throw platformError('field.invalid', {
          fields: Object.fromEntries(fallen.map((product) => [product, ['range']])),
        })
      tree.setRates(member.id, rates)
      return { account: member.username, rebates: ratesView(rates) }
    }),
  ),

  handle(agents.createAffiliateUrl, (call) => {
    const { world, caller, body } = call
    return world.transaction(() => {
      const links = world.use(linksRepository)
      const rates = affordable(world, caller.memberId, body.rebates)
      const createdAt = world.now()
      if (links.active(caller.memberId, createdAt) >= agents.MOST_LINKS) throw platformError('affiliate.limit')
      const expiresAt = body.expireDays === 0 ? null : createdAt + body.expireDays * DAY
      const code = freeCode(world, caller.merchant)
      return linkView(
        call,
        links.add({ code, memberId: caller.memberId, type: body.type, rates, createdAt, expiresAt }),
      )
    })
  }),

  handle(agents.affiliateUrls, (call) => ({
    list: call.world
      .use(linksRepository)
      .of(call.caller.memberId, MOST_TOLD)
      .map((link) => linkView(call, link)),
    most: agents.MOST_LINKS,
  })),

  handle(agents.removeAffiliateUrl, ({ world, caller, query }) => {
    if (!world.use(linksRepository).remove(caller.memberId, query.affiUrlId, world.now()))
      throw platformError('affiliate.code.invalid')
    return { removed: true as const }
  }),

  handle(agents.registeredAffiliates, ({ world, caller, query }) => {
    const link = world.use(linksRepository).ofMember(caller.memberId, query.affiUrlId)
    if (!link) throw platformError('affiliate.code.invalid')
    const members = world.use(membersRepository)
    const list = world
      .use(treeRepository)
      .byLink(link.id, agents.MOST_REGISTERED)
      .flatMap((id) => members.byId(id) ?? [])
      .map(({ username, registeredAt, type }) => ({ account: username, regDate: registeredAt, type }))
    return { list }
  }),
]

/**
 * Applies the merchant's own registration rules to accounts that an agent opens. @throws PlatformError `field.invalid`
 */
function checkAccount({ world, merchant, body }: CallOf<typeof agents.createDownline>): void {
  const rules = formOf(world, merchant)
  const fields: Record<string, string[]> = {}
  const account = registration.checkField({ ...rules.username, required: true }, body.account)
  const password = registration.checkField({ ...rules.password, required: true }, body.password)
  if (body.password.toLowerCase() === body.account.toLowerCase()) password.push('pattern')
  if (account.length > 0) fields.account = account
  if (password.length > 0) fields.password = password
  if (Object.keys(fields).length > 0) throw platformError('field.invalid', { fields })
}

/** Returns the requested rates; none may exceed the agent's own. @throws PlatformError `contract.rate.high` */
function affordable(world: World, agentId: number, wanted: Partial<agents.Rates>, before: Rates = {}): Rates {
  const ownRates = world.use(treeRepository).ratesOf(agentId)
  const rates = Object.fromEntries(
    Object.entries(wanted).map(([product, percent]) => [product, Math.round((percent ?? 0) * 100)]),
  ) as Rates
  const high = agents.PRODUCTS.filter(
    (product) => (rates[product] ?? 0) > Math.max(ownRates[product] ?? 0, before[product] ?? 0),
  )
  if (high.length > 0)
    throw platformError('contract.rate.high', {
      fields: Object.fromEntries(high.map((product) => [product, ['range']])),
    })
  return rates
}

const boundsOf = (least: Rates, most: Rates) =>
  Object.fromEntries(
    agents.PRODUCTS.map((product) => [
      product,
      {
        min: (least[product] ?? 0) / 100,
        max: Math.max(most[product] ?? 0, least[product] ?? 0) / 100,
        step: agents.RATE_STEP,
      },
    ]),
  ) as Record<agents.Product, { min: number; max: number; step: number }>

/** Only the direct upline sets rates: members further down get theirs from another agent. */
function directNamed(world: World, caller: Parameters<typeof downlineNamed>[1], account: string) {
  const downline = downlineNamed(world, caller, account)
  if (downline.level !== 1) throw platformError('downline.not.found')
  return downline
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Draws eight characters that are used neither as a code nor as an account. */
function freeCode(world: World, merchant: Parameters<ReturnType<typeof membersRepository>['byName']>[0]): string {
  for (;;) {
    const code = Array.from({ length: 8 }, () => world.random.pick([...LETTERS])).join('')
    if (!world.use(linksRepository).byCode(code) && !world.use(membersRepository).byName(merchant, code)) return code
  }
}

function linkView(
  call: Pick<CallOf<typeof agents.affiliateUrls>, 'world' | 'origins'>,
  link: LinkRow,
): agents.AffiliateUrl {
  const { id, code, type, rates, createdAt, expiresAt, registered } = link
  return {
    affiUrlId: id,
    code,
    type,
    createdAt,
    expiresAt,
    registered,
    url: `${call.origins.app}/m/register?affiliateCode=${code}`,
    rebates: ratesView(rates),
    active: isOpen(link, call.world.now()),
  }
}
