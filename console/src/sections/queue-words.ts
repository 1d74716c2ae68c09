import type { SteeringKey, SteeringText } from '../steering-texts.ts'

/** Codes of the platform's own queues that have a text, by what they name. */
const CODES = {
  action: [
    'approve',
    'reject',
    'review',
    'payOut',
    'fail',
    'answer',
    'uphold',
    'accept',
    'agree',
    'callback',
    'callbackTwice',
    'callbackLate',
    'decline',
  ],
  state: ['waiting', 'proved', 'pending', 'reviewing', 'paying', 'applying', 'proposal', 'change', 'end'],
  reason: [
    'declined',
    'notFound',
    'amountDiffers',
    'unreadable',
    'other',
    'payeeDiffers',
    'accountClosed',
    'review',
    'bankRefused',
    'terms',
    'duplicate',
    'profile',
    'looking',
    'solved',
    'mistake',
    'display',
    'rules',
    'connection',
  ],
  fact: [
    'id',
    'mode',
    'channel',
    'reference',
    'refId',
    'payerAccount',
    'callback',
    'bank',
    'payee',
    'account',
    'fee',
    'type',
    'content',
    'promotion',
    'vip',
    'kind',
    'product',
    'upline',
    'answering',
    'terms',
    'words',
    'bet',
    'game',
    'win',
    'status',
  ],
} as const satisfies { [Kind in 'action' | 'state' | 'reason' | 'fact']: readonly string[] }

export type QueueWordKind = keyof typeof CODES

/** The words for a code of a queue; a code without a text is spelled out: `sentBack` as Sent back. */
export function queueWord(t: SteeringText, kind: QueueWordKind, code: string): string {
  const codes: readonly string[] = CODES[kind]
  return codes.includes(code) ? t(`queues.${kind}.${code}` as SteeringKey) : spelledOut(code)
}

function spelledOut(code: string): string {
  const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
