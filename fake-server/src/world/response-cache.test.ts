import { expect, test } from 'vitest'
import { ResponseStore } from './response-cache.ts'

const answer = (size: number) => ({ body: Buffer.alloc(size), etag: '"e"' })

test('answers of all worlds share a limit of bytes, and long keys count', () => {
  const cache = new ResponseStore(20_000)
  const [one, other] = [cache.partition(), cache.partition()]
  one.keep('a', answer(4_000))
  other.keep('a', answer(5_000))
  expect([one.get('a')?.body.length, other.get('a')?.body.length]).toEqual([4_000, 5_000])
  for (let i = 0; i < 20; i += 1) other.keep(`${'searched for '.repeat(100)}${i}`, answer(10))
  expect(one.get('a')).toBeUndefined()
  expect(cache.store.bytes()).toBeLessThanOrEqual(20_000)
  expect([cache.store.name, cache.store.limit, cache.store.entries()]).toEqual(['answers', 20_000, 6])
})

test('a place that forgets finds nothing of what it kept, and others find theirs', () => {
  const cache = new ResponseStore(20_000)
  const [one, other] = [cache.partition(), cache.partition()]
  one.keep('a', answer(1))
  other.keep('a', answer(2))
  one.forget()
  expect([one.get('a'), other.get('a')?.body.length, one.another().get('a')]).toEqual([undefined, 2, undefined])
})
