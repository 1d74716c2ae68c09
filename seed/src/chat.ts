import { artUrl } from '@understudy/art'
import type { MerchantCode } from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { MERCHANT_CONFIGS } from '@understudy/merchants'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { Texts } from './world-seed.ts'

/** An agent of the chat desk, with working hours in the merchants' time zone. */
export interface ChatAgentSeed {
  id: number
  merchant: MerchantCode
  name: Texts
  avatar: string
  from: number
  until: number
}

/** A chat message from before the world's start. */
export interface ChatLineSeed {
  memberId: number
  sender: 'member' | 'desk'
  words: Texts
  at: number
  readAt: number | null
}

/** Three agents of each merchant take turns; from midnight to eight the desk is closed. */
const SHIFTS: readonly { name: Texts; avatar: number; from: number; until: number }[] = [
  { name: texts('صائمہ', 'Saima', 'Saima'), avatar: 6, from: 8, until: 14 },
  { name: texts('حمزہ', 'Hamza', 'Hamza'), avatar: 13, from: 14, until: 20 },
  { name: texts('ردا', 'Rida', 'Rida'), avatar: 18, from: 20, until: 24 },
]

export const chatAgentsPart = seedPart({
  name: 'chatAgents',
  build: (): ChatAgentSeed[] =>
    MERCHANT_CONFIGS.flatMap(({ code, number }) =>
      SHIFTS.map(({ avatar, ...agent }, index) => ({
        id: number * 10 + index,
        merchant: code,
        ...agent,
        avatar: artUrl.avatar(avatar),
      })),
    ),
  empty: [],
})

export const chatLinesPart = seedPart({
  name: 'chatLines',
  needs: [membersPart],
  build: ({ startAt }, members): ChatLineSeed[] => {
    const memberId = members.find(({ username }) => username === 'amina')?.id
    if (memberId === undefined) throw new Error('Nobody is called amina')
    const askedAt = startAt - 26 * HOUR
    const line = (sender: ChatLineSeed['sender'], words: Texts, minutes: number, read: boolean): ChatLineSeed => {
      const saidAt = askedAt + minutes * MINUTE
      return { memberId, sender, words, at: saidAt, readAt: read ? saidAt : null }
    }
    return [
      line(
        'member',
        texts('میری کل کی رقم کہاں ہے؟', 'Meri kal ki raqam kahan hai?', 'Where is my deposit of yesterday?'),
        0,
        true,
      ),
      line(
        'desk',
        texts('ایک لمحہ، ہم دیکھتے ہیں۔', 'Aik lamha, hum dekhte hain.', 'One moment please, we are looking.'),
        1,
        true,
      ),
      line(
        'desk',
        texts(
          'آپ کے بینک نے رقم آج صبح بھیجی ہے۔ وہ آپ کے بیلنس میں آ چکی ہے۔',
          'Aap ke bank ne raqam aaj subah bheji hai. Woh aap ke balance mein aa chuki hai.',
          'Your bank sent the money this morning. It is in your balance now.',
        ),
        240,
        false,
      ),
      line(
        'desk',
        texts(
          'کیا آپ کی کوئی اور مدد کی جا سکتی ہے؟',
          'Kya aap ki koi aur madad ki ja sakti hai?',
          'Is there anything else I can do for you?',
        ),
        241,
        false,
      ),
    ]
  },
  empty: [],
})
