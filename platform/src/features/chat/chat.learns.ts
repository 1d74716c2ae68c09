import { chat } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'

export const chatLearns: readonly Learns[] = [
  learns(chat.chatModels, (agents, into) => {
    into.listed(
      'chatAgents',
      agents.map(({ id, name, avatar: address, online }) => {
        const avatar = into.picture(address)
        return {
          id,
          name: into.words(into.person(name)),
          ...(avatar !== undefined && { avatar }),
          from: 0,
          until: online ? 24 : 0,
        }
      }),
    )
    into.invented('chatAgents', 'their hours')
  }),
]
