import { feedback } from '@understudy/contracts'
import { joinTexts, mapTexts, sameTexts, texts } from '@understudy/seed'
import type { Queue } from '../../binding/feature.ts'
import { escaped } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { plainWords } from '../chat/index.ts'
import { writeLetter } from '../inbox/index.ts'
import { membersRepository } from '../member/index.ts'
import { pictureAddress } from '../uploads/index.ts'
import { type FeedbackRow, feedbackRepository } from './feedback.repository.ts'

/** Ready-made answers, the usual one first; a written remark replaces them. */
const REASONS: Readonly<Record<string, ReturnType<typeof texts>>> = {
  looking: texts(
    'آپ کی بات ہم تک پہنچ گئی ہے؛ ہم دیکھ رہے ہیں۔',
    'Aap ki baat hum tak pohanch gayi hai; hum dekh rahe hain.',
    'Thank you for telling us; we are looking into it.',
  ),
  solved: texts('مسئلہ حل ہو گیا ہے۔', 'Masla hal ho gaya hai.', 'It has been solved.'),
}

const ANSWERED = texts('آپ کی رائے کا جواب', 'Aap ki raaye ka jawab', 'An answer to your feedback')

/** Queue of questions and complaints. The answer appears in the sender's list and inbox. */
export const feedbackQueue: Queue = {
  name: 'feedback',
  count: (world) => world.use(feedbackRepository).waitingCount(world.now()),
  items: (world, limit) =>
    world
      .use(feedbackRepository)
      .waiting(world.now(), limit)
      .map((row) => itemOf(world, row)),
  item: (world, id) => {
    const row = waitingOne(world, id)
    return row && itemOf(world, row)
  },
  reasons: { answer: Object.keys(REASONS) },
  decide: (world, id, { reason = 'looking', remark }) => {
    const row = waitingOne(world, id)
    if (row) answer(world, row, remark === '' ? (REASONS[reason] ?? ANSWERED) : sameTexts(plainWords(remark)))
  },
}

const waitingOne = (world: World, id: string) =>
  /^\d{1,12}$/.test(id) ? world.use(feedbackRepository).waitingOne(Number(id), world.now()) : undefined

function answer(world: World, { id, memberId, content: asked }: FeedbackRow, words: ReturnType<typeof texts>): void {
  const now = world.now()
  world.use(feedbackRepository).answer(id, words, now)
  const content = joinTexts('<blockquote>', escaped(asked), '</blockquote><p>', mapTexts(words, escaped), '</p>')
  writeLetter(world, {
    memberId,
    type: 'answer',
    title: ANSWERED,
    at: now,
    content,
  })
}

const nameOf = (type: number) =>
  Object.entries(feedback.FEEDBACK_TYPES).find(([, number]) => number === type)?.[0] ?? 'other'

/** Longest title in characters. */
const TITLE = 80

function itemOf(world: World, { id, memberId, sender, type, content, images, at }: FeedbackRow) {
  const member = world.use(membersRepository).byId(memberId)
  return {
    id: String(id),
    account: member?.username ?? sender,
    merchant: member?.merchant ?? world.merchant,
    title: content.length > TITLE ? `${content.slice(0, TITLE)}…` : content,
    since: at,
    amount: null,
    currencySymbol: '',
    state: 'waiting',
    facts: { type: nameOf(type), content },
    pictures: images.map((name) => pictureAddress(world.id, name)),
    actions: ['answer'],
  }
}
