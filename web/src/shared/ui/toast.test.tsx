import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOAST } from '@/shared/timings'
import { renderInApp } from '@/test/render'
import { toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  renderInApp(null)
})
afterEach(() => {
  act(() => vi.advanceTimersByTime(60_000))
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const isVisible = (text: string) => screen.queryByText(text) !== null

describe('a toast', () => {
  test.each([
    ['saved', 1_000, () => toast.success('a')],
    ['notice', 1_500, () => toast.info('a')],
    ['short', 3_000, () => toast.error('a')],
    ['given as 4 s', 4_000, () => toast.error('a', 4_000)],
    ['long', 8_000, () => toast.error('a', TOAST.long)],
    ['loading', 10_000, () => toast.loading('a')],
  ])(
    'a message of kind %s disappears after %i ms',
    { tags: ['CONST-003', 'CONST-004', 'CONST-006', 'CONST-007'] },
    async (_, ms, show) => {
      show()
      await pass(1)
      expect(isVisible('a')).toBe(true)
      await pass(ms - 50)
      expect(isVisible('a')).toBe(true)
      await pass(100)
      expect(isVisible('a')).toBe(false)
    },
  )

  test('a loading message becomes what it was waiting for', async () => {
    const loading = toast.loading('Please wait')
    await pass(1)
    loading.success('Changes saved')
    await pass(1)
    expect({ shownPleaseWait: isVisible('Please wait'), shownChangesSaved: isVisible('Changes saved') }).toEqual({
      shownPleaseWait: false,
      shownChangesSaved: true,
    })
    await pass(1_050)
    expect(isVisible('Changes saved')).toBe(false)
  })

  test('a loading message can be removed without a result', async () => {
    const loading = toast.loading('Please wait')
    await pass(1)
    loading.done()
    await pass(1)
    expect(isVisible('Please wait')).toBe(false)
  })

  test('a toast’s action runs once and dismisses it', async () => {
    const run = vi.fn()
    toast.undoable('Deleted', { label: 'Undo', run })
    await pass(1)
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    await pass(1)
    expect(run).toHaveBeenCalledTimes(1)
    expect(isVisible('Deleted')).toBe(false)
  })

  test('a toast with the same id is shown once', async () => {
    toast.error('ended', 4_000, 'one')
    toast.error('ended', 4_000, 'one')
    await pass(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})
