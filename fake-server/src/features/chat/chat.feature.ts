import { feature } from '../../binding/feature.ts'
import { ADDRESS, wholeBetween, wordsIn } from '../../world/column-words.ts'
import { Texts } from '../../world/json-columns.ts'
import { loadChat } from './chat.repository.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatLine } from './chat.table.ts'

export const chat = feature({
  name: 'chat',
  routes: chatRoutes,
  load: loadChat,
  rowLimits: { chat_line: { rows: 5_000 }, chat_visit: { rows: 1_000 } },
  jsonColumns: { 'chat_agent.name': Texts, 'chat_line.words': Texts },
  columnWords: wordsIn(chatLine),
  columnFormats: {
    'chat_agent.avatar': ADDRESS,
    'chat_visit.back_url': ADDRESS,
    'chat_agent.from_hour': wholeBetween(0, 24),
    'chat_agent.until_hour': wholeBetween(0, 24),
  },
})
