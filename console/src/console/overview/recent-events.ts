import type { OutboxItem } from '@understudy/contracts/control'
import type { TapeEntry } from '@understudy/contracts/control/inspect'
import { distance } from '../../times.ts'
import { interpolate } from '../console-texts.ts'
import type { Jump } from '../time/jumps.ts'
import { overviewTexts as w } from './overview-texts.ts'

export interface RecentEvent {
  key: string
  /** World time, epoch ms. */
  at: number
  what: string
  who: string
  /** Number of the call. */
  seq?: number
}

/** What changed in a world, newest first: calls that wrote, messages sent, and jumps of its clock. */
export function recentEvents(
  calls: readonly TapeEntry[],
  sent: readonly OutboxItem[],
  jumps: readonly Jump[],
): RecentEvent[] {
  const wrote = calls.filter(({ rows, status, method }) => rows > 0 && status < 400 && method !== 'GET')
  const messages = sent.filter(({ kind }) => kind !== 'captcha')
  return [
    ...wrote.map(({ seq, at, endpoint, actor }) => ({ key: `call ${seq}`, at, what: endpoint, who: actor ?? '', seq })),
    ...messages.map(({ id, at, kind, to }) => ({ key: `sent ${id}`, at, what: w.sent[kind], who: to })),
    ...jumps.map(({ no, from, to }) => ({
      key: `jump ${no}`,
      at: to,
      what: interpolate(w.jump, { distance: distance(to - from) }),
      who: '',
    })),
  ].sort((one, other) => other.at - one.at)
}
