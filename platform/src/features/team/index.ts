import { GAME_TYPES } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, oneOf, rulesOf } from '../../storage/column-rules.ts'
import type { BetRow } from '../bets/index.ts'
import { countBet } from './count-bet.ts'
import { loadTeam, makeTeams } from './load-team.ts'
import { commissionPayments } from './pay-commission.ts'
import {
  affiliateLink,
  commissionDue,
  commissionPaid,
  teamActivity,
  teamCounted,
  teamFigure,
  teamLink,
  teamMember,
} from './team.table.ts'

export { commissionRepository } from './commission.repository.ts'
export { upToDate } from './count-movements.ts'
export {
  addFigures,
  type DayFigures,
  type Days,
  type Figures,
  figuresRepository,
  NO_FIGURES,
} from './figures.repository.ts'
export { joinTeam, openLink } from './join.ts'
export { isOpen, type LinkRow, linksRepository } from './links.repository.ts'
export { countTeams } from './load-team.ts'
export { makeTeam } from './make-team.ts'
export { ratesView } from './rates.ts'
export { type Rates, teamLink } from './team.table.ts'
export { treeRepository } from './tree.repository.ts'

const Rates = z.partialRecord(z.enum(GAME_TYPES), z.int().check(z.gte(0), z.lte(10_000)))

export const team = feature({
  name: 'team',
  tables: [teamLink, teamMember, teamFigure, teamActivity, teamCounted, commissionDue, commissionPaid, affiliateLink],
  load: (db, seed) => {
    loadTeam(db, seed)
    makeTeams(db, seed)
  },
  onBetSettled: (world, bet: BetRow) => countBet(world.db, { ...bet, settledAt: bet.settledAt ?? world.now() }),
  scheduled: [commissionPayments],
  columns: {
    ...rulesOf(teamFigure),
    ...rulesOf(teamMember, { rates: jsonOf(Rates) }),
    ...rulesOf(affiliateLink, { rates: jsonOf(Rates), type: oneOf([0, 1]) }),
  },
})
