import { agents, isAgent, type MemberType, platformError, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { type Member, membersRepository } from '../member/index.ts'
import { figuresRepository, treeRepository, upToDate } from '../team/index.ts'
import { sendToMember } from '../upline-transfer/index.ts'
import { daysOf, downlineView, figuresView, lately, weekOf } from './agent-views.ts'
import { type DownlineFilter, downlinesRepository } from './downlines.repository.ts'
import { downlineNamed, pathTo, teamScope } from './team-scope.ts'

/** Members of a team. */
export const teamRoutes = [
  handle(agents.downlines, ({ world, caller, query }) => {
    upToDate(world)
    const { under, account, pageNo, pageSize, startDate, endDate, ...rest } = query
    if ((startDate === undefined) !== (endDate === undefined)) throw platformError('request_param_err')
    const { agentId, level } = teamScope(world, caller, under)
    const filter: DownlineFilter = { merchant: caller.merchant, agentId, account: account?.toLowerCase(), ...rest }
    const people = world.use(downlinesRepository)
    const calendar = merchantCalendar(caller.merchant)
    const days = startDate && endDate ? daysOf({ startDate, endDate }, calendar) : undefined
    const since = lately(world, calendar, days)
    const totalCount = people.count(filter, since)
    const rows = people.page(filter, since, { limit: pageSize, offset: (pageNo - 1) * pageSize })
    const stakes = people.stakes(
      rows.map(({ id }) => id),
      weekOf(world, calendar),
    )
    return {
      list: rows.map((row) => downlineView(row, level, stakes.get(row.id))),
      path: pathTo(world, caller, agentId),
      totalCount,
      totalPages: Math.ceil(totalCount / pageSize),
    }
  }),

  handle(agents.downline, ({ world, caller, query }) => {
    upToDate(world)
    const calendar = merchantCalendar(caller.merchant)
    const since = lately(world, calendar)
    const { member } = downlineNamed(world, caller, query.account)
    const days = daysOf(query, calendar)
    const filter = { merchant: caller.merchant, agentId: caller.memberId, named: member.username } as const
    const people = world.use(downlinesRepository)
    const [row] = people.page({ ...filter, sort: 'newest' }, since, { limit: 1, offset: 0 })
    if (!row) throw new Error(`${member.username} is in the team and on no page of it`)
    const figures = world.use(figuresRepository)
    const ownFigures = figures.total(member.id, 'own', days)
    const team = figures.total(member.id, 'team', days)
    return {
      ...downlineView(row, 0, people.stakes([member.id], weekOf(world, calendar)).get(member.id)),
      path: pathTo(world, caller, member.id),
      own: figuresView(ownFigures),
      team: figuresView(team),
      commission: toAmount(ownFigures.commission + team.commission),
      teamBalance: toAmount(row.teamBalance),
      mayPromote: mayPromote(member),
    }
  }),

  handle(agents.promote, ({ world, caller, body }) =>
    world.transaction(() => {
      const { member } = downlineNamed(world, caller, body.account)
      return { account: member.username, type: mayPromote(member) ? promoted(world, member) : member.type }
    }),
  ),

  handle(agents.transferDownline, async ({ world, caller, body: { requestId, account, ...transfer } }) => {
    const { member } = downlineNamed(world, caller, account)
    const way = { key: `downline:${caller.memberId}:${requestId}`, from: caller.memberId, to: member.id }
    const balance = await sendToMember(world, { ...way, ...transfer })
    return { transId: requestId, account: member.username, amount: transfer.amount, balance }
  }),
]

/** Players with an active account can become agents; a test twin of a player becomes one of an agent. */
const mayPromote = ({ type, status }: Member): boolean => !isAgent(type) && status === 'active'

function promoted(world: World, { id, type }: Member): MemberType {
  const now = type === 40 ? 41 : 1
  world.use(membersRepository).change(id, { type: now })
  world.use(treeRepository).becameAgent(id)
  return now
}
