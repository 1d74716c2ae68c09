import { act, screen, waitFor } from '@testing-library/react'
import { MINUTE } from '@understudy/contracts/durations'
import { pausePlay, type SaferPlay, saferPlay } from '@understudy/contracts/safer-play'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invalidate } from '@/shared/api'
import { now } from '@/shared/clock'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { GameBar } from './GameBar.tsx'

const stateWith = (result: number, minutes: number): SaferPlay => ({
  limits: [],
  reminder: { minutes: 0, pending: null },
  timeOutUntil: null,
  session: { startedAt: now() - minutes * MINUTE, staked: 100, open: 0, won: 100 + result, result },
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(saferPlay, stateWith(-40, 12))
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const show = () => {
  const onPaused = vi.fn()
  return { ...renderInApp(<GameBar onPaused={onPaused} />), onPaused }
}

describe('the bar above an open game', () => {
  test.each([
    { result: -40, told: /^Lost .*40\.00/ },
    { result: 25.5, told: /^Won .*25\.50/ },
    { result: 0, told: /^Even so far$/ },
  ])('the game bar shows a session result of $result in words', async ({ result, told }) => {
    platform.answer(saferPlay, stateWith(result, 12))
    show()
    expect(await screen.findByText(told)).toBeInTheDocument()
    expect(screen.getByText('12 minutes')).toBeInTheDocument()
  })

  test('the game bar follows the end of a round with one call', async () => {
    show()
    await screen.findByText(/^Lost/)
    platform.answer(saferPlay, stateWith(60, 13))
    await act(() => invalidate(balance, saferPlay))
    expect(await screen.findByText(/^Won .*60\.00/)).toBeInTheDocument()
    expect(platform.count(saferPlay)).toBe(2)
  })

  test('the game bar starts a break of a day after two taps, and leaves the game', async () => {
    platform.answer(pausePlay, { until: now() + 24 * 60 * MINUTE })
    const { onPaused } = show()
    act(() => screen.getByRole('button', { name: 'Take a break' }).click())
    const confirm = await screen.findByRole('button', { name: 'Start time-out' })
    expect(platform.count(pausePlay)).toBe(0)
    await act(async () => confirm.click())
    await waitFor(() => expect(onPaused).toHaveBeenCalledOnce())
    expect(platform.last(pausePlay)?.body).toEqual({ kind: 'timeOut', days: 1 })
  })

  test('the game bar starts no break when the question is declined', async () => {
    const { onPaused } = show()
    act(() => screen.getByRole('button', { name: 'Take a break' }).click())
    const cancel = await screen.findByRole('button', { name: 'Cancel' })
    await act(async () => cancel.click())
    expect({ paused: onPaused.mock.calls.length, calls: platform.count(pausePlay) }).toEqual({ paused: 0, calls: 0 })
  })
})
