import { feature } from '../../binding/feature.ts'
import { rulesOf, TEXTS } from '../../storage/column-rules.ts'
import { helpLearns } from './help.learns.ts'
import { loadHelp } from './help.repository.ts'
import { helpRoutes } from './help.routes.ts'
import { helpItem } from './help.table.ts'

export const help = feature({
  name: 'help',
  tables: [helpItem],
  routes: helpRoutes,
  learns: helpLearns,
  load: loadHelp,
  editorTexts: ['help_item.content'],
  columns: rulesOf(helpItem, { categoryTitle: TEXTS, title: TEXTS, content: TEXTS }),
})
