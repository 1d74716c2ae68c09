import { feature } from '../../binding/feature.ts'
import { ADDRESS, rulesOf, TEXTS, wholeBetween } from '../../storage/column-rules.ts'
import { chatLearns } from './chat.learns.ts'
import { loadChat } from './chat.repository.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatAgent, chatLine, chatVisit } from './chat.table.ts'

export { chatRepository } from './chat.repository.ts'
export { isTyping, plainWords, replyAsStaff, say } from './conversation.ts'
export { agentOnDuty, nextOpening } from './hours.ts'

export const chat = feature({
  name: 'chat',
  tables: [chatAgent, chatLine, chatVisit],
  routes: chatRoutes,
  learns: chatLearns,
  load: loadChat,
  rowLimits: { chat_line: { rows: 5_000 }, chat_visit: { rows: 1_000 } },
  columns: {
    ...rulesOf(chatLine, { words: TEXTS }),
    ...rulesOf(chatAgent, {
      name: TEXTS,
      avatar: ADDRESS,
      fromHour: wholeBetween(0, 24),
      untilHour: wholeBetween(0, 24),
    }),
    ...rulesOf(chatVisit, { backUrl: ADDRESS }),
  },
})
