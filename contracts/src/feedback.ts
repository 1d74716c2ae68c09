import * as z from 'zod/mini'
import { MINUTE } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { Address, Time } from './fields.ts'
import { PICTURES } from './member.ts'

/** Topics of a feedback by code; 5 is unused (spec §9). */
export const FEEDBACK_TYPES = { deposit: 1, withdraw: 2, game: 3, service: 4, applyAgent: 6, other: 0 } as const
export type FeedbackTypeName = keyof typeof FEEDBACK_TYPES
export const FeedbackType = z.literal([1, 2, 3, 4, 6, 0])

/** Characters of a description (spec §5). */
export const FEEDBACK_LENGTH = { min: 20, max: 200 } as const
/** Minimum interval between two feedbacks of a member, milliseconds. */
export const FEEDBACK_PAUSE = MINUTE
/** Most uploaded pictures within that interval. */
export const MOST_UPLOADS = 2 * PICTURES.most

const Content = z.string().check(
  z.maxLength(FEEDBACK_LENGTH.max),
  z.refine((text) => text.trim().length >= FEEDBACK_LENGTH.min, { error: 'range' }),
)

export const Feedback = z.object({
  id: z.int(),
  type: FeedbackType,
  content: z.string(),
  /** Account of the sender. */
  sender: z.string(),
  at: Time,
  images: z.array(Address),
  /** Answer of the team in the language of the call; null if unanswered. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Time),
})
export type Feedback = z.infer<typeof Feedback>

const PictureName = z.string().check(z.regex(/^[0-9a-f]{32}$/))

export const sendFeedback = endpoint({
  name: 'feedback.send',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'real',
  summary: 'Sends a question or complaint to the team; requires a captcha where the merchant has captchas.',
  body: z.strictObject({
    content: Content,
    sender: z.string().check(z.minLength(1), z.maxLength(40)),
    type: FeedbackType,
    captcha: z.string().check(z.maxLength(16)),
    /** Names of uploaded pictures, at most 3. */
    images: z._default(z.array(PictureName).check(z.maxLength(PICTURES.most)), []),
  }),
  reply: z.object({ id: z.int() }),
  errors: ['login.captcha.required', 'captcha.invalid', 'feedback.too_often'],
  origin: 'specified',
  requirements: ['API-023', 'CONST-033', 'DATA-024'],
})

export const uploadFeedbackImage = endpoint({
  name: 'feedback.image',
  method: 'POST',
  path: '/wps/feedback/image',
  access: 'real',
  summary: 'Uploads a PNG or JPG to attach, which is re-encoded from its pixels alone.',
  body: z.strictObject({}),
  multipart: { file: 'image', maxBytes: PICTURES.maxBytes, types: PICTURES.types },
  reply: z.object({ image: PictureName }),
  errors: ['upload.type', 'upload.size', 'feedback.too_often'],
  origin: 'assumed',
  requirements: ['VALID-021'],
})

export const sentFeedback = endpoint({
  name: 'feedback.sent',
  method: 'GET',
  path: '/wps/feedback',
  access: 'real',
  summary: 'Lists the member’s last twenty feedbacks with their answers, newest first.',
  reply: z.array(Feedback),
  origin: 'assumed',
})
