import { chat, isLanguage, type LanguageCode, type MerchantCode, platformError } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { type Call, handle } from '@understudy/platform/binding/call.ts'
import { agentOnDuty, chatRepository, isTyping, nextOpening, say } from '@understudy/platform/features/chat/index.ts'
import { cleanPicture, pictureAddress, uploadsRepository } from '@understudy/platform/features/uploads/index.ts'
import { textIn } from '@understudy/platform/shared/text.ts'
import { merchantCalendar } from '@understudy/platform/world/merchant-calendar.ts'

/** Uploaded pictures are scaled down to fit this size. */
const PICTURE = { side: 1_024, fit: 'inside' } as const
/** A picture may weigh as much as a thousand messages. */
const PICTURES_A_MINUTE = 6

export const chatStageRoutes = [
  handle(chat.chatState, (call) => {
    const { memberId, merchant, title, language, headerColor, backUrl } = visitOf(call)
    const { world } = call
    const now = world.now()
    const chats = world.use(chatRepository)
    const agents = chats.agents(merchant)
    const calendar = merchantCalendar(merchant)
    const agent = agentOnDuty(agents, calendar, now)
    const pageLanguage: LanguageCode = isLanguage(language) ? language : 'EN'
    return {
      title,
      language: pageLanguage,
      headerColor,
      backUrl,
      timeZone: calendar.zone,
      agent: agent
        ? { id: agent.id, name: textIn(agent.name, pageLanguage), avatar: agent.avatar, online: true }
        : null,
      opensAt: agent ? null : (nextOpening(agents, calendar, now) ?? null),
      typing: isTyping(world, memberId),
      lines: chats.lines(memberId, now).map(({ id, sender, words, picture, at }) => ({
        id,
        from: sender,
        text: textIn(words, pageLanguage),
        picture: picture === null ? null : pictureAddress(world.id, picture),
        at,
      })),
    }
  }),

  handle(chat.sayLine, (call) => {
    const { key, text } = call.body
    return { id: say(call.world, visitOf(call), { key, text }) }
  }),

  handle(chat.showPicture, async (call) => {
    const { world, body, file } = call
    const visit = visitOf(call)
    if (!file) throw platformError('field.invalid', { fields: { picture: ['required'] } })
    const uploads = world.use(uploadsRepository)
    const refuseTooMany = () => {
      if (uploads.since('chat', visit.memberId, world.now() - MINUTE) >= PICTURES_A_MINUTE)
        throw platformError('upload.count')
    }
    refuseTooMany()
    const bytes = await cleanPicture(file.bytes, PICTURE)
    // More pictures may have been uploaded while this one was processed.
    refuseTooMany()
    return world.transaction(() => {
      const picture = uploads.keep('chat', visit.memberId, bytes, world.now())
      return { id: say(world, visit, { key: body.key, picture }) }
    })
  }),

  handle(chat.seenLines, (call) => {
    const { memberId } = visitOf(call)
    const chats = call.world.use(chatRepository)
    chats.see(memberId, call.world.now(), call.body.upTo)
    return { unReadCount: chats.unread(memberId, call.world.now()) }
  }),
]

/** Finds the chat of an opened page; its id is valid for twelve hours. */
function visitOf({ world, params }: Pick<Call, 'world'> & { params: { chatId: string } }) {
  const visit = world.use(chatRepository).visit(params.chatId)
  if (!visit || world.now() >= visit.createdAt + chat.CHAT.life) throw platformError('chat.unknown')
  return { ...visit, merchant: visit.merchant as MerchantCode }
}
