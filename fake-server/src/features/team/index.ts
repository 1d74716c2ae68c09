/** The public API of this feature for other parts of the server. */
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
