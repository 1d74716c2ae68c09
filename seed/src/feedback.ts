import { feedback as contract } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import { texts } from './texts.ts'
import type { Texts } from './world-seed.ts'

/** Feedback of a member; both answer fields are null while it is unanswered. */
interface FeedbackSeed {
  memberId: number
  sender: string
  type: number
  content: string
  at: number
  answer: Texts | null
  answeredAt: number | null
}

const { deposit, game } = contract.FEEDBACK_TYPES

export const feedbackPart = seedPart({
  name: 'feedback',
  needs: [membersPart],
  build: ({ startAt }, members): FeedbackSeed[] => {
    const sender = 'amina'
    const memberId = members.find(({ username }) => username === sender)?.id
    if (memberId === undefined) throw new Error('Nobody is called amina')
    const answer = texts(
      'آپ کی رقم جمع ہو چکی ہے۔ انتظار کرنے کا شکریہ۔',
      'Aap ki raqam jama ho chuki hai. Intezar karne ka shukriya.',
      'Your money has arrived. Thank you for your patience.',
    )
    return [
      {
        memberId,
        sender,
        type: deposit,
        at: startAt - 6 * DAY,
        answer,
        answeredAt: startAt - 6 * DAY + 3 * HOUR,
        content: 'My deposit of 500 left my bank yesterday evening and is not in my wallet yet.',
      },
      {
        memberId,
        sender,
        type: game,
        at: startAt - 5 * HOUR,
        answer: null,
        answeredAt: null,
        content: 'The reels of Nilgiri Tiger stand still on my phone after some thirty spins.',
      },
    ]
  },
  empty: [],
})
