import { render } from '@testing-library/react'
import { MINUTE } from '@understudy/contracts/durations'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAgo } from './relative.ts'

const NOW = Date.parse('2026-03-10T07:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: NOW }))

function Ago({ at }: { at: number }) {
  return <>{useAgo()(at)}</>
}

test.each([
  [0, 'this minute'],
  [1, '1 min. ago'],
  [59, '59 min. ago'],
  [60, '1 hr. ago'],
  [23 * 60, '23 hr. ago'],
  [24 * 60, 'yesterday'],
  [3 * 24 * 60, '3 days ago'],
])('%i minutes ago are told in the largest unit: %s', (minutes, said) => {
  const { container } = render(<Ago at={NOW - minutes * MINUTE} />)
  expect(container.textContent?.replace('hr ', 'hr. ').replace('min ', 'min. ')).toBe(said)
})
