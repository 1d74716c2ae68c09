import { type GameType, isAgent } from '@understudy/contracts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { isBookOpen, openBook } from './book.ts'
import { figuresRepository } from './figures.repository.ts'
import { isOpen, type LinkRow, linksRepository } from './links.repository.ts'
import type { Rates } from './team.table.ts'
import { treeRepository } from './tree.repository.ts'

/** Returns the link with a code if it is open for registration and its agent is active. */
export function openLink(world: World, merchant: string, code: string): { link: LinkRow; agent: Member } | undefined {
  const link = world.use(linksRepository).byCode(code)
  if (!link || !isOpen(link, world.now())) return undefined
  const agent = world.use(membersRepository).byId(link.memberId)
  if (!agent || agent.merchant !== merchant || !isAgent(agent.type) || agent.status !== 'active') return undefined
  return { link, agent }
}

interface Joining {
  member: Member
  upline: Member
  rates?: Rates
  link?: LinkRow
}

/** Adds a new member below an upline; call it in the transaction that opens the account. */
export function joinTeam(world: World, { member, upline, rates = {}, link }: Joining): void {
  const tree = world.use(treeRepository)
  if (!tree.of(upline.id)) tree.add({ memberId: upline.id, rates: {} })
  const most = tree.ratesOf(upline.id)
  tree.add({ memberId: member.id, rates: lowered(link?.rates ?? rates, most), linkId: link?.id ?? null })
  if (link) world.use(linksRepository).count(link.id)
  // Opening the figures now counts the new member already.
  if (!isBookOpen(world.db)) {
    openBook(world.db)
    return
  }
  tree.link(member.id, upline.id, isAgent(member.type))
  const day = merchantCalendar(member.merchant).dayNumber(member.registeredAt)
  const figures = world.use(figuresRepository)
  for (const { id } of tree.above(member.id)) figures.add(id, 'team', day, '', { joined: 1 })
}

/** Lowers rates to those of the upline, even below what a link promised. */
const lowered = (rates: Rates, most: Rates): Rates =>
  Object.fromEntries(
    Object.entries(rates).map(([product, rate]) => [product, Math.min(rate, most[product as GameType] ?? 0)]),
  )
