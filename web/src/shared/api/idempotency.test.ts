import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { once } from './idempotency.ts'

const SLOW = new ApiError('client.slow')

/** Sends a call and returns its key; `answer` is the outcome. */
async function keySent(name: string, about: unknown, answer: 'done' | Error = 'done'): Promise<string> {
  let sent = ''
  await once(name, about, (key) => {
    sent = key
    return answer === 'done' ? Promise.resolve() : Promise.reject(answer)
  }).catch((problem) => expect(problem).toBe(answer))
  return sent
}

test('an unanswered call is repeated under the same key until it is answered', async () => {
  const first = await keySent('order', { amount: 4 }, SLOW)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(await keySent('order', { amount: 4 }, new ApiError('client.offline'))).toBe(first)
  expect(await keySent('order', { amount: 4 })).toBe(first)
  expect(await keySent('order', { amount: 4 })).not.toBe(first)
})

describe('an answer that came to nothing', () => {
  /** Sends a call and returns the keys of its attempts; an answer is void under one of `voided`, or under any. */
  async function keysSent(about: unknown, voided: (key: string) => boolean): Promise<string[]> {
    const sentKeys: string[] = []
    const send = (key: string) => {
      sentKeys.push(key)
      return Promise.resolve(voided(key))
    }
    await once('order', about, send, (isVoid) => isVoid)
    return sentKeys
  }

  test('a failed answer is not reused for a retry, which gets one new key', async () => {
    const lost = await keySent('order', { amount: 4 }, SLOW)
    expect(await keysSent({ amount: 4 }, (key) => key === lost)).toEqual([lost, expect.not.stringMatching(lost)])
    const secondKey = await keySent('order', { amount: 4 }, SLOW)
    expect(await keysSent({ amount: 4 }, () => true)).toEqual([secondKey, expect.not.stringMatching(secondKey)])
  })

  test('a void answer to a first attempt or a changed request is not repeated', async () => {
    expect(await keysSent({ amount: 4 }, () => true)).toHaveLength(1)
    await keySent('order', { amount: 4 }, SLOW)
    expect(await keysSent({ amount: 5 }, () => true)).toHaveLength(1)
  })

  test('a retry after a lost second answer gets the new key', async () => {
    const lost = await keySent('order', { amount: 4 }, SLOW)
    const keys: string[] = []
    const send = (key: string) => {
      keys.push(key)
      return key === lost ? Promise.resolve('void') : Promise.reject(SLOW)
    }
    await expect(once('order', { amount: 4 }, send, (answer) => answer === 'void')).rejects.toBe(SLOW)
    expect(await keySent('order', { amount: 4 })).toBe(keys[1])
  })
})

test('an invalid reply keeps the key of the request, as a missing one does', async () => {
  const first = await keySent('order', { amount: 4 }, new ApiError('client.reply.invalid'))
  expect(await keySent('order', { amount: 4 })).toBe(first)
})

test('a refusal ends the key of the request', async () => {
  const first = await keySent('order', { amount: 4 }, new ApiError('balance.not.enough'))
  expect(await keySent('order', { amount: 4 })).not.toBe(first)
})

test('another amount or kind is another request with its own key', async () => {
  const first = await keySent('order', { amount: 4 }, SLOW)
  expect(await keySent('transfer', { amount: 4 }, SLOW)).not.toBe(first)
  expect(await keySent('order', { amount: 5 }, SLOW)).not.toBe(first)
})

test('an invalid stored value is dropped', async () => {
  sessionStorage.setItem('intents', '{"order":5}')
  expect(await keySent('order', 1, SLOW)).toBe(await keySent('order', 1))
})
