import { expect, test } from 'vitest'
import { Stores } from './stores.ts'

test('the memory stores of a process report their sizes by name', () => {
  const stores = new Stores()
  const held: string[] = []
  const store = (name: string) => ({
    name,
    bytes: () => held.join('').length,
    entries: () => held.length,
    limit: 100,
  })
  stores.register(store('answers'))
  held.push('four', 'five')
  expect(stores.use()).toEqual([{ name: 'answers', bytes: 8, limit: 100, entries: 2 }])
  expect(() => stores.register(store('answers'))).toThrow('Two stores are called answers.')
})
