import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { isRepeat, once } from './idempotency.ts'

const SLOW = new ApiError('client.slow')

/** The key under which something is sent; `answer` is what comes of it. */
async function keySent(name: string, about: unknown, answer: 'done' | Error = 'done'): Promise<string> {
  let sent = ''
  await once(name, about, (key) => {
    sent = key
    return answer === 'done' ? Promise.resolve() : Promise.reject(answer)
  }).catch((problem) => expect(problem).toBe(answer))
  return sent
}

test('what was not answered is sent again under the same key, until there is an answer', async () => {
  const first = await keySent('order', { amount: 4 }, SLOW)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(await keySent('order', { amount: 4 }, new ApiError('client.offline'))).toBe(first)
  expect(await keySent('order', { amount: 4 })).toBe(first)
  expect(await keySent('order', { amount: 4 })).not.toBe(first)
})

test('an attempt repeats another one only where that had no answer', async () => {
  expect(isRepeat('order', { amount: 4 })).toBe(false)
  await keySent('order', { amount: 4 }, SLOW)
  expect(isRepeat('order', { amount: 4 })).toBe(true)
  expect(isRepeat('order', { amount: 5 })).toBe(false)
  expect(isRepeat('transfer', { amount: 4 })).toBe(false)
  await keySent('order', { amount: 4 })
  expect(isRepeat('order', { amount: 4 })).toBe(false)
})

test('an answer that broke off is none', async () => {
  const first = await keySent('order', { amount: 4 }, new ApiError('client.reply.invalid'))
  expect(await keySent('order', { amount: 4 })).toBe(first)
})

test('a refusal ends the key', async () => {
  const first = await keySent('order', { amount: 4 }, new ApiError('balance.not.enough'))
  expect(await keySent('order', { amount: 4 })).not.toBe(first)
})

test('another amount is another intent, and so is another kind', async () => {
  const first = await keySent('order', { amount: 4 }, SLOW)
  expect(await keySent('transfer', { amount: 4 }, SLOW)).not.toBe(first)
  expect(await keySent('order', { amount: 5 }, SLOW)).not.toBe(first)
})

test('a stored value that is none of ours is dropped', async () => {
  sessionStorage.setItem('intents', '{"order":5}')
  expect(await keySent('order', 1, SLOW)).toBe(await keySent('order', 1))
})
