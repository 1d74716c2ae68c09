import type { MerchantCode } from '@understudy/contracts'
import { type Texts, texts } from '@understudy/seed'
import type { World } from '../../world/world.ts'
import { type Answer, answerTo, CLOSED, GREETING, TYPING } from './answers.ts'
import { chatRepository } from './chat.repository.ts'
import { atDesk, nextOpening } from './hours.ts'

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

/** Whoever opens a chat in which nothing has been said is greeted, or told that nobody is there. */
export function greet(world: World, { memberId, merchant }: Talker): void {
  const chat = world.use(chatRepository)
  const now = world.now()
  if (chat.lines(memberId, now).length > 0) return
  const open = atDesk(chat.agents(merchant), now) !== undefined
  chat.add({ memberId, sender: 'desk', ...(open ? { words: GREETING, topic: 'greeting' } : closed), at: now })
}

const closed = { words: CLOSED, topic: 'closed' }

/**
 * Keeps what a member says and plans the answer, which comes by the world's time: the desk answers the last thing that
 * was said, in a few seconds, or once somebody is there. Gives the id of the line; the same key gives the same line.
 */
export function say(world: World, { memberId, merchant }: Talker, { key, text, picture }: Said): number {
  return world.transaction(() => {
    const chat = world.use(chatRepository)
    const now = world.now()
    const own = `${memberId} ${key}`
    const known = chat.byKey(own)
    if (known) return known.id
    const words = same(text === undefined ? '' : plainWords(text))
    const id = chat.add({ memberId, sender: 'member', words, picture, at: now, readAt: now, key: own })
    const agents = chat.agents(merchant)
    const opening = nextOpening(agents, now)
    chat.dropWaiting(memberId, now)
    if (opening !== now) tellClosed(world, memberId, now)
    if (opening !== undefined) {
      const answer: Answer = answerTo(text)
      chat.add({ memberId, sender: 'desk', ...answer, at: opening + TYPING.begins + TYPING.takes(answer.words) })
    }
    return id
  })
}

/** Said once, not after each line. */
function tellClosed(world: World, memberId: number, now: number): void {
  const chat = world.use(chatRepository)
  const before = chat.lines(memberId, now).findLast(({ sender }) => sender === 'desk')
  if (before?.topic !== 'closed') chat.add({ memberId, sender: 'desk', ...closed, at: now })
}

/** Somebody types when the answer is about to come. */
export function isTyping(world: World, memberId: number): boolean {
  const now = world.now()
  const next = world.use(chatRepository).next(memberId, now)
  return next !== undefined && next.at - TYPING.takes(next.words) <= now
}

/** A person at the desk says something: it is there at once. */
export const sayAtDesk = (world: World, memberId: number, text: string): number =>
  world.use(chatRepository).add({ memberId, sender: 'desk', words: same(plainWords(text)), at: world.now() })

export const same = (text: string): Texts => texts(text, text, text)

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/**
 * Plain words as they are kept: without control characters and without those that turn the direction of what follows.
 * They are shown as text and never as HTML, so nothing else can be done with them.
 */
export const plainWords = (text: string): string => text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').trim()
