import { expect, test } from 'vitest'
import { Stores } from './stores.ts'

test('the memory stores of a process report their sizes by name', () => {
  const stores = new Stores()
  const entries: string[] = []
  const store = (name: string) => ({
    name,
    bytes: () => entries.join('').length,
    entries: () => entries.length,
    limit: 100,
  })
  stores.register(store('answers'))
  entries.push('four', 'five')
  expect(stores.use()).toEqual([{ name: 'answers', bytes: 8, limit: 100, entries: 2 }])
  expect(() => stores.register(store('answers'))).toThrow('Two stores are called answers.')
})
