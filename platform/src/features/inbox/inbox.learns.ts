import { inbox } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const inboxLearns: readonly Learns[] = [
  learns(inbox.inbox, ({ content }, into, { query }) => {
    if (query.page && query.page !== '1') {
      into.leftOut('inbox', 'pages after the first')
      return
    }
    into.member({
      messages: content.map(({ type, title, content: letter, createTime, read }) => ({
        type,
        title: into.words(title),
        content: into.html(letter),
        at: into.when(createTime),
        read,
      })),
    })
    into.invented('inbox', 'the numbers of messages')
  }),
]
