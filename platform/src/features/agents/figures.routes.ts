import { agentReports, agents, toAmount } from '@understudy/contracts'
import type { Calendar } from '@understudy/contracts/zone'
import { handle } from '../../binding/call.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { commissionRepository, figuresRepository, treeRepository, upToDate } from '../team/index.ts'
import { byDay, daysOf, figuresView, lately, playView, productsOf, sumOf } from './agent-views.ts'
import { downlinesRepository } from './downlines.repository.ts'
import { pathTo, teamScope } from './team-scope.ts'

const dateOf = ({ dayOf, startOfDayNumber }: Calendar, day: number) => dayOf(startOfDayNumber(day))

/** Figures of teams. */
export const figureRoutes = [
  handle(agents.overview, ({ world, caller, query }) => {
    const { memberId } = caller
    upToDate(world)
    const calendar = merchantCalendar(caller.merchant)
    const onlineCount = world.use(downlinesRepository).online(memberId, lately(world, calendar))
    const days = daysOf(query, calendar)
    const figures = world.use(figuresRepository)
    const standing = world.use(treeRepository).of(memberId)
    const team = byDay(figures.byDay(memberId, 'team', days), days)
    const ownFigures = byDay(figures.byDay(memberId, 'own', days), days)
    const activity = figures.activeByDay(memberId, days)
    const sums = sumOf(team.map((day) => day.sums))
    const ownCommission = (index: number) => ownFigures[index]?.sums.commission ?? 0
    return {
      teamCount: standing?.members ?? 0,
      directCount: standing?.direct ?? 0,
      agentCount: standing?.agents ?? 0,
      onlineCount,
      newCount: sums.joined,
      activeCount: figures.active(memberId, days),
      teamBalance: toAmount(standing?.balance ?? 0),
      ...figuresView(sums),
      commission: toAmount(sums.commission + ownFigures.reduce((sum, _, index) => sum + ownCommission(index), 0)),
      series: team.map(({ day, sums: of }, index) => ({
        date: dateOf(calendar, day),
        newCount: of.joined,
        activeCount: activity.get(day) ?? 0,
        deposit: toAmount(of.deposit),
        withdraw: toAmount(of.withdraw),
        bet: toAmount(of.staked),
        win: toAmount(of.win),
        pnl: toAmount(of.win - of.staked),
        commission: toAmount(of.commission + ownCommission(index)),
      })),
    }
  }),

  handle(agentReports.teamPnl, ({ world, caller, query }) => {
    upToDate(world)
    const { agentId } = teamScope(world, caller, query.under)
    const calendar = merchantCalendar(caller.merchant)
    const days = daysOf(query, calendar)
    const rows = world.use(figuresRepository).byDay(agentId, 'team', days)
    const list = byDay(rows, days)
    return {
      list: list.map(({ day, sums }) => ({ balanceDate: dateOf(calendar, day), ...figuresView(sums) })).reverse(),
      products: productsOf(rows).map(({ gameType, sums }) => ({ gameType, ...playView(sums) })),
      footer: figuresView(sumOf(list.map(({ sums }) => sums))),
    }
  }),

  handle(agentReports.teamPnlMembers, ({ world, caller, query }) => {
    upToDate(world)
    const { agentId } = teamScope(world, caller, query.under)
    const calendar = merchantCalendar(caller.merchant)
    const days = daysOf(query, calendar)
    const { list, ...count } = membersOf(world, agentId, days, query)
    return {
      list: list.map(({ username, type, members, ...sums }) => ({
        account: username,
        type,
        teamCount: members,
        ...figuresView(sums),
      })),
      path: pathTo(world, caller, agentId),
      ...count,
      footer: figuresView(world.use(figuresRepository).total(agentId, 'team', days)),
    }
  }),

  handle(agentReports.teamBetting, ({ world, caller, query }) => {
    upToDate(world)
    const { agentId } = teamScope(world, caller, query.under)
    const calendar = merchantCalendar(caller.merchant)
    const days = daysOf(query, calendar)
    const products = productsOf(world.use(figuresRepository).byDay(agentId, 'team', days))
    const { list, ...count } = membersOf(world, agentId, days, query)
    const counted = products.filter(({ gameType }) => query.gameType === undefined || gameType === query.gameType)
    return {
      products: products.map(({ gameType, sums }) => ({ gameType, ...playView(sums) })),
      members: list.map(({ username, type, ...sums }) => ({
        account: username,
        type,
        gameType: query.gameType ?? null,
        ...playView(sums),
      })),
      path: pathTo(world, caller, agentId),
      ...count,
      footer: playView(sumOf(counted.map(({ sums }) => sums))),
    }
  }),

  handle(agentReports.commission, ({ world, caller, query }) => {
    const { memberId } = caller
    upToDate(world)
    const calendar = merchantCalendar(caller.merchant)
    const days = daysOf(query, calendar)
    const figures = world.use(figuresRepository)
    const rows = [...figures.byDay(memberId, 'own', days), ...figures.byDay(memberId, 'team', days)]
    const rates = world.use(treeRepository).ratesOf(memberId)
    const paid = new Map(
      world
        .use(commissionRepository)
        .paid(memberId, days)
        .map((row) => [row.day, row]),
    )
    const list = byDay(rows, days).filter(({ sums }) => sums.valid > 0)
    const total = sumOf(list.map(({ sums }) => sums))
    return {
      list: list
        .map(({ day, sums }) => ({
          date: dateOf(calendar, day),
          validBet: toAmount(sums.valid),
          commission: toAmount(sums.commission),
          paid: toAmount(paid.get(day)?.amount ?? 0),
          paidAt: paid.get(day)?.at ?? null,
        }))
        .reverse(),
      products: productsOf(rows)
        .filter(({ sums }) => sums.valid > 0)
        .map(({ gameType, sums }) => ({
          gameType,
          rate: (rates[gameType] ?? 0) / 100,
          validBet: toAmount(sums.valid),
          commission: toAmount(sums.commission),
        })),
      footer: {
        validBet: toAmount(total.valid),
        commission: toAmount(total.commission),
        paid: toAmount([...paid.values()].reduce((sum, { amount }) => sum + amount, 0)),
      },
    }
  }),
]

interface Wanted {
  gameType?: string | undefined
  pageNo: number
  pageSize: number
}

/** Returns a page of direct downlines, each with everybody below, and the number of pages. */
function membersOf(
  world: Parameters<typeof upToDate>[0],
  agentId: number,
  days: ReturnType<typeof daysOf>,
  { gameType, pageNo, pageSize }: Wanted,
) {
  const totalCount = world.use(treeRepository).of(agentId)?.direct ?? 0
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const list = world.use(downlinesRepository).sums(agentId, days, gameType, page)
  return { list, totalCount, totalPages: Math.ceil(totalCount / pageSize) }
}
