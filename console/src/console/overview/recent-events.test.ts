import type { OutboxItem } from '@understudy/contracts/control'
import type { TapeEntry } from '@understudy/contracts/control/inspect'
import { expect, test } from 'vitest'
import { recentEvents } from './recent-events.ts'

const call = (seq: number, more: Partial<TapeEntry>) =>
  ({
    seq,
    at: seq,
    endpoint: 'cashier.deposit',
    method: 'POST',
    status: 200,
    rows: 2,
    actor: 'amina',
    ...more,
  }) as TapeEntry
const sent = (id: number, kind: OutboxItem['kind']) => ({ id, at: id, kind, to: '03001234567' }) as OutboxItem

test('calls that wrote, messages and jumps of the clock are listed newest first', () => {
  const calls = [call(50, {}), call(40, { status: 409 }), call(30, { rows: 0 }), call(20, { method: 'GET' })]
  const jumps = [{ no: 1, world: 'w1', by: 'clock', from: 0, to: 60_000 } as const]
  expect(recentEvents(calls, [sent(55, 'sms'), sent(54, 'captcha')], jumps)).toEqual([
    { key: 'jump 1', at: 60_000, what: 'Clock +1:00', who: '' },
    { key: 'sent 55', at: 55, what: 'SMS', who: '03001234567' },
    { key: 'call 50', at: 50, what: 'cashier.deposit', who: 'amina', seq: 50 },
  ])
})
