import type { inbox } from '@understudy/contracts'
import { joinTexts, sameTexts, type Texts, texts } from '@understudy/seed'
import type { World } from '../../world/world.ts'
import type { BetRow } from '../bets/index.ts'
import { type NewPush, queuePush } from './queue-push.ts'

// No amounts: others may read a lock screen.

interface Order {
  memberId: number
  /** The order's number. */
  number: string
  at: number
}

const order = (number: string): Texts =>
  joinTexts(texts('آرڈر نمبر ', 'Order number ', 'Order number '), sameTexts(`\u2066${number}\u2069`))

export const notifyDeposit = (world: World, { memberId, number, at }: Order): void =>
  queuePush(world, {
    memberId,
    kind: 'money',
    key: `deposit:${number}`,
    title: texts(
      'آپ کی رقم بیلنس میں جمع ہو گئی',
      'Aap ki raqam balance mein jama ho gayi',
      'Your deposit is in your balance',
    ),
    body: order(number),
    link: '/m/vouReport',
    at,
  })

export const notifyWithdrawal = (world: World, { memberId, number, at }: Order): void =>
  queuePush(world, {
    memberId,
    kind: 'money',
    key: `withdrawal:${number}`,
    title: texts('آپ کی رقم بھیج دی گئی', 'Aap ki raqam bhej di gayi', 'Your withdrawal has been paid'),
    body: order(number),
    link: '/m/withdrawReport',
    at,
  })

const KIND_OF_LETTER: Readonly<Record<inbox.MessageType, NewPush['kind']>> = {
  house: 'messages',
  account: 'messages',
  answer: 'messages',
  reward: 'rewards',
  money: 'money',
}

interface Letter {
  id: number
  memberId: number
  type: inbox.MessageType
  title: Texts
  at: number
}

/** Tells of a message in the inbox by its title; the text is read there. */
export const notifyLetter = (world: World, { id, memberId, type, title, at }: Letter): void =>
  queuePush(world, {
    memberId,
    kind: KIND_OF_LETTER[type],
    key: `letter:${id}`,
    title,
    body: texts('اپنے ان باکس میں پڑھیں', 'Apne inbox mein parhein', 'Read it in your inbox'),
    link: '/m/webEmail',
    at,
  })

/** Tells of the first bet that wins in a draw; the others of that draw are on the same page. */
export function notifyLotteryWin(
  world: World,
  { memberId, gameType, nodeId, status, settledAt, detail }: BetRow,
): void {
  if ((gameType !== 'LOTT' && gameType !== 'ELOTT') || status !== 'won') return
  const { numero } = detail as { numero: string }
  queuePush(world, {
    memberId,
    kind: 'lottery',
    key: `draw:${nodeId}:${numero}`,
    title: texts('لاٹری میں آپ کا داؤ جیت گیا', 'Lottery mein aap ka daao jeet gaya', 'Your lottery bet has won'),
    body: joinTexts(texts('قرعہ نمبر ', 'Qura number ', 'Issue '), sameTexts(`\u2066${numero}\u2069`)),
    link: '/m/lotteryHistory?view=orders',
    at: settledAt ?? world.now(),
  })
}
