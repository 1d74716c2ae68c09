import { chat, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { hostRandom } from '../../world/host-random.ts'
import { textIn } from '../../world/texts.ts'
import { chatRepository } from './chat.repository.ts'
import { atDesk } from './hours.ts'
import { greet } from './talk.ts'

export const chatRoutes = [
  handle(chat.launchChat, ({ world, caller: { memberId }, merchant, origins, query }) => {
    const { language, title } = query
    const headerColor = `#${query.headerColor.replace('#', '')}`
    const backUrl = backTo(query.backUrl, origins.app)
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
    const present = atDesk(agents, world.now())
    return agents.map(({ id, name, avatar }) => ({
      id,
      name: textIn(name, language),
      avatar,
      online: id === present?.id,
    }))
  }),
]

/**
 * Returns the address to go back to. Only pages of the app are allowed, because an open redirect would serve phishing.
 */
function backTo(address: string, app: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses control characters
  const url = /[\\\u0000-\u001f\u007f]/.test(address) || !URL.canParse(address, app) ? undefined : new URL(address, app)
  if (url?.origin !== app || url.username !== '' || url.password !== '' || !/^\/m(\/|$)/.test(url.pathname))
    throw platformError('request_param_err', { fields: { backUrl: ['pattern'] } })
  return url.href
}
