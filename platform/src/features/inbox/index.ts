import { feature } from '../../binding/feature.ts'
import { rulesOf, TEXTS } from '../../storage/column-rules.ts'
import { inboxLearns } from './inbox.learns.ts'
import { loadInbox } from './inbox.repository.ts'
import { inboxRoutes } from './inbox.routes.ts'
import { inboxMessage } from './inbox.table.ts'

export { amountInLetter, inboxRepository } from './inbox.repository.ts'
export { writeLetter } from './write-letter.ts'

export const inbox = feature({
  name: 'inbox',
  tables: [inboxMessage],
  routes: inboxRoutes,
  learns: inboxLearns,
  load: loadInbox,
  rowLimits: { inbox_message: { rows: 5_000 } },
  editorTexts: ['inbox_message.content'],
  columns: rulesOf(inboxMessage, { title: TEXTS, content: TEXTS }),
})
