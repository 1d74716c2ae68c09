import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Time } from './fields.ts'

/** What a question may be about, by the number it travels as; 5 is none (spec §9). */
export const FEEDBACK_TYPES = { deposit: 1, withdraw: 2, game: 3, service: 4, applyAgent: 6, other: 0 } as const
export type FeedbackTypeName = keyof typeof FEEDBACK_TYPES
export const FeedbackType = z.literal([1, 2, 3, 4, 6, 0])

/** Characters of a description (spec §5). */
export const FEEDBACK_LENGTH = { min: 20, max: 200 } as const
/** A member sends one feedback within so many milliseconds. */
export const FEEDBACK_PAUSE = 60_000

const Content = z.string().check(
  z.maxLength(FEEDBACK_LENGTH.max),
  z.refine((text) => text.trim().length >= FEEDBACK_LENGTH.min, { error: 'range' }),
)

export const Feedback = z.object({
  id: z.int(),
  type: FeedbackType,
  content: z.string(),
  /** The account that sent it. */
  sender: z.string(),
  at: Time,
  /** What the team answered, in the language asked for; null while it has not. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Time),
})
export type Feedback = z.infer<typeof Feedback>

export const sendFeedback = endpoint({
  name: 'feedback.send',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'real',
  summary: 'Sends a question or complaint to the team; the captcha is needed where the merchant has captchas.',
  body: z.strictObject({
    content: Content,
    sender: z.string().check(z.minLength(1), z.maxLength(40)),
    type: FeedbackType,
    captcha: z.string().check(z.maxLength(16)),
  }),
  reply: z.object({ id: z.int() }),
  errors: ['login.captcha.required', 'captcha.invalid', 'feedback.too_often'],
  origin: 'specified',
  requirements: ['API-023', 'CONST-033', 'DATA-024'],
})

export const sentFeedback = endpoint({
  name: 'feedback.sent',
  method: 'GET',
  path: '/wps/feedback',
  access: 'real',
  summary: 'The last twenty feedbacks of the member with their answers, the newest first.',
  reply: z.array(Feedback),
  origin: 'assumed',
})
