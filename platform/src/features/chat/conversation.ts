import type { MerchantCode } from '@understudy/contracts'
import { sameTexts } from '@understudy/seed'
import { merchantCalendar } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { expectedMinutes } from '../withdrawals/index.ts'
import { type Answer, answerTo, CLOSED, GREETING, TYPING } from './answers.ts'
import { chatRepository } from './chat.repository.ts'
import { agentOnDuty, nextOpening } from './hours.ts'

export interface Talker {
  memberId: number
  merchant: MerchantCode
}

interface Said {
  key: string
  /** Undefined for a picture. */
  text?: string
  picture?: string
}

/** Adds a greeting, or the notice that the desk is closed, to an empty chat. */
export function greet(world: World, { memberId, merchant }: Talker): void {
  const chat = world.use(chatRepository)
  const now = world.now()
  if (chat.lines(memberId, now).length > 0) return
  const open = agentOnDuty(chat.agents(merchant), merchantCalendar(merchant), now) !== undefined
  chat.add({ memberId, sender: 'desk', ...(open ? { words: GREETING, topic: 'greeting' } : closed), at: now })
}

const closed = { words: CLOSED, topic: 'closed' }

/**
 * Stores a member's message and schedules the answer in world time: a few seconds later, or after the desk opens. It
 * replaces the answer that was still pending. Returns the message's id; idempotent by key.
 */
export function say(world: World, { memberId, merchant }: Talker, { key, text, picture }: Said): number {
  return world.transaction(() => {
    const chat = world.use(chatRepository)
    const now = world.now()
    const memberKey = `${memberId} ${key}`
    const existing = chat.byKey(memberKey)
    if (existing) return existing.id
    const words = sameTexts(text === undefined ? '' : plainWords(text))
    const id = chat.add({ memberId, sender: 'member', words, picture, at: now, readAt: now, key: memberKey })
    const agents = chat.agents(merchant)
    const opening = nextOpening(agents, merchantCalendar(merchant), now)
    chat.dropWaiting(memberId, now)
    if (opening !== now) tellClosed(world, memberId, now)
    if (opening !== undefined) {
      const answer: Answer = answerTo(text, { withdrawalMinutes: expectedMinutes(world) })
      chat.add({ memberId, sender: 'desk', ...answer, at: opening + TYPING.begins + TYPING.takes(answer.words) })
    }
    return id
  })
}

/** Says that the desk is closed, unless that was its last message. */
function tellClosed(world: World, memberId: number, now: number): void {
  const chat = world.use(chatRepository)
  const before = chat.lines(memberId, now).findLast(({ sender }) => sender === 'desk')
  if (before?.topic !== 'closed') chat.add({ memberId, sender: 'desk', ...closed, at: now })
}

/** Reports whether the desk is typing the next answer. */
export function isTyping(world: World, memberId: number): boolean {
  const now = world.now()
  const next = world.use(chatRepository).next(memberId, now)
  return next !== undefined && next.at - TYPING.takes(next.words) <= now
}

/** Adds a message of a member of staff, without delay. */
export const replyAsStaff = (world: World, memberId: number, text: string): number =>
  world.use(chatRepository).add({ memberId, sender: 'desk', words: sameTexts(plainWords(text)), at: world.now() })

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** Removes control characters and bidirectional overrides, and trims. The result is rendered as text, never as HTML. */
export const plainWords = (text: string): string => text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
