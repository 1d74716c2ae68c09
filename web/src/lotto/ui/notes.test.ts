import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { note, useNotes } from './notes.ts'

beforeEach(() => {
  vi.useFakeTimers()
  useNotes.setState({ notes: [] })
})
afterEach(() => void vi.useRealTimers())

const shown = () => useNotes.getState().notes.map(({ text }) => text)

test('a note goes by itself, a bad one later than a good one and a win last, and takes no other with it', () => {
  note('placed')
  note('refused', 'bad')
  note('won', 'win')
  vi.advanceTimersByTime(2_999)
  expect(shown()).toEqual(['placed', 'refused', 'won'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['refused', 'won'])
  vi.advanceTimersByTime(1_000)
  expect(shown()).toEqual(['won'])
  vi.advanceTimersByTime(1_999)
  expect(shown()).toEqual(['won'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('of many notes the last three are shown', () => {
  for (const text of ['one', 'two', 'three', 'four']) note(text)
  expect(shown()).toEqual(['two', 'three', 'four'])
})
