import { feature } from '../../binding/feature.ts'
import { Texts } from '../../world/json-columns.ts'
import { loadHelp } from './help.repository.ts'
import { helpRoutes } from './help.routes.ts'

export const help = feature({
  name: 'help',
  routes: helpRoutes,
  load: loadHelp,
  editorTexts: ['help_item.content'],
  jsonColumns: {
    'help_item.category_title': Texts,
    'help_item.title': Texts,
    'help_item.content': Texts,
  },
})
