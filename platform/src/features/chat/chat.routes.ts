import { chat, platformError } from '@understudy/contracts'
import { ownPage } from '../../binding/app-pages.ts'
import { handle } from '../../binding/call.ts'
import { hostRandom } from '../../shared/host-random.ts'
import { textIn } from '../../shared/text.ts'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import { chatRepository } from './chat.repository.ts'
import { greet } from './conversation.ts'
import { agentOnDuty } from './hours.ts'

export const chatRoutes = [
  handle(chat.launchChat, ({ world, caller: { memberId }, merchant, origins, query }) => {
    const { language, title } = query
    const headerColor = `#${query.headerColor.replace('#', '')}`
    const backUrl = ownPage(query.backUrl, origins.app)
    if (backUrl === undefined) throw platformError('request_param_err', { fields: { backUrl: ['pattern'] } })
    const id = `${world.id}.${hostRandom.uuid()}`
    return world.transaction(() => {
      const visit = { id, memberId, merchant, language, backUrl, headerColor, title, createdAt: world.now() }
      world.use(chatRepository).open(visit)
      greet(world, { memberId, merchant })
      return { chatUrl: `${origins.stage}/desk/${id}` }
    })
  }),

  handle(chat.chatUnread, ({ world, caller }) => ({
    unReadCount: world.use(chatRepository).unread(caller.memberId, world.now()),
  })),

  handle(chat.chatModels, ({ world, merchant, language }) => {
    const agents = world.use(chatRepository).agents(merchant)
    const present = agentOnDuty(agents, merchantCalendar(merchant), world.now())
    return agents.map(({ id, name, avatar }) => ({
      id,
      name: textIn(name, language),
      avatar,
      online: id === present?.id,
    }))
  }),
]
