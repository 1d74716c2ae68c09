import { feature } from '../../binding/feature.ts'
import { wordsIn } from '../../world/column-words.ts'
import { Texts } from '../../world/json-columns.ts'
import { loadInbox } from './inbox.repository.ts'
import { inboxRoutes } from './inbox.routes.ts'
import { inboxMessage } from './inbox.table.ts'

export const inbox = feature({
  name: 'inbox',
  routes: inboxRoutes,
  load: loadInbox,
  rowLimits: { inbox_message: { rows: 5_000 } },
  editorTexts: ['inbox_message.content'],
  jsonColumns: { 'inbox_message.title': Texts, 'inbox_message.content': Texts },
  columnWords: wordsIn(inboxMessage),
})
