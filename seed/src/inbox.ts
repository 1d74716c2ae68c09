import type { inbox, MerchantCode } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { MERCHANT_CONFIGS } from '@understudy/merchants'
import { LETTERS, WELCOME } from './inbox/letters.ts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import { voiceOf } from './voice.ts'
import type { MemberSeed, Texts } from './world-seed.ts'

/** A message to a member; `readAt` is null while it is unread. */
export interface InboxSeed {
  memberId: number
  type: inbox.MessageType
  title: Texts
  content: Texts
  at: number
  readAt: number | null
}

interface Correspondence {
  /** Total number of messages, welcome included. */
  messages: number
  /** Number of unread messages, the newest. */
  unread: number
}

/** Members who have messages; everybody else has an empty inbox. */
const CORRESPONDENCE: Readonly<Record<string, Correspondence>> = {
  amina: { messages: 45, unread: 3 },
  faisal: { messages: 120, unread: 120 },
  nadia: { messages: 1, unread: 1 },
  bilal: { messages: 6, unread: 2 },
  imran: { messages: 4, unread: 1 },
  rabia: { messages: 4, unread: 1 },
  daud: { messages: 4, unread: 0 },
  erum: { messages: 2, unread: 2 },
}

const BETWEEN = 9 * HOUR

function lettersTo(member: MemberSeed, { messages, unread }: Correspondence, startAt: number): InboxSeed[] {
  const voice = voiceOf(merchantOf(member.merchant))
  return Array.from({ length: messages }, (_, index) => {
    // Built from the oldest on, so that ids rise with time.
    const fromNewest = messages - 1 - index
    const write = index === 0 ? WELCOME : LETTERS[index % LETTERS.length]
    const sentAt = startAt - HOUR - fromNewest * BETWEEN
    return {
      memberId: member.id,
      ...(write ?? WELCOME)(voice, index),
      at: sentAt,
      readAt: fromNewest < unread ? null : sentAt + 2 * HOUR,
    }
  })
}

function merchantOf(code: MerchantCode) {
  const config = MERCHANT_CONFIGS.find((merchant) => merchant.code === code)
  if (!config) throw new Error(`There is no merchant ${code}`)
  return config
}

export const inboxPart = seedPart({
  name: 'inbox',
  needs: [membersPart],
  build: ({ startAt }, members): InboxSeed[] =>
    members.flatMap((member) => {
      const letters = CORRESPONDENCE[member.username]
      if (!letters) return []
      const written = lettersTo(member, letters, startAt)
      // One message dated tomorrow, visible after the clock is advanced.
      const next = LETTERS[0]?.(voiceOf(merchantOf(member.merchant)), 77)
      if (member.username !== 'amina' || !next) return written
      return [...written, { memberId: member.id, ...next, at: startAt + DAY, readAt: null }]
    }),
  empty: [],
})
