import { expect, test } from 'vitest'
import type { SteeringText } from '../steering-texts.ts'
import en from '../text/en.json'
import { exampleOf, sentenceOf } from './fault-sentence.ts'

/** The English texts, without the engine of languages. */
const t: SteeringText = (key, values = {}) => {
  const plural = 'count' in values ? `_${values.count === 1 ? 'one' : 'other'}` : ''
  const text = `${key}${plural}`.split('.').reduce<unknown>((group, name) => (group as never)[name], en) as string
  return text.replace(/\{\{(\w+)\}\}/g, (_, name) => String(values[name as never]))
}
const says = (rule: Parameters<typeof sentenceOf>[0]) => sentenceOf(rule, t).replace(/[\u2068\u2069]/g, '')
const all = { endpoint: '*' }
const login = { endpoint: 'session.login' }

test.each([
  [{ ...login, kind: 'drop' }, 'Every call of session.login will get no response.'],
  [{ ...all, kind: 'latency', ms: 300, nth: 3 }, 'Every call of the app will wait 300 ms, from call 3 on.'],
  [{ ...login, kind: 'truncate', nth: 2, times: 1 }, 'Call 2 of session.login will get a response that breaks off.'],
  [
    { ...login, kind: 'error', code: 'account.locked', times: 2, probability: 0.25 },
    'Every call of session.login will fail with account.locked, 2 times at most, with a chance of 25 %.',
  ],
  [
    { ...all, kind: 'network', shape: 'slow-3g', ms: 900 },
    'Every call of the app will go over a bad network (900 ms · 400 kbit/s).',
  ],
] as const)('the sentence of a fault rule tells calls, effect and limits: %j', (rule, sentence) => {
  expect(says(rule)).toBe(sentence)
})

test('the example of a fault rule is what becomes of an answer', () => {
  expect(exampleOf({ ...login, kind: 'error', code: 'account.locked' }, t)).toBe('423 account.locked')
  expect(exampleOf({ ...all, kind: 'network', shape: 'slow-3g' }, t)).toBe('200 · +2000 ms')
  expect(exampleOf({ ...all, kind: 'drop' }, t)).toBe('No response')
})
