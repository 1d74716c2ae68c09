import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/shared/api'
import { syncClock } from '@/shared/clock'
import { ToastHost } from '@/shared/ui/ToastHost'
import { CodeField } from './CodeField.tsx'
import { useCodeRequest } from './use-code-request.ts'
import { SubmitStopped } from './use-submission.ts'

const NOW = Date.parse('2026-03-10T07:00:00Z')
const noField = { name: 'code', value: '', errors: [], onChange: () => {}, onBlur: () => {} }

interface Options {
  number?: string
  ask?: () => Promise<number>
  prepare?: () => Promise<void>
  quiet?: boolean
  recipient?: string
}

function Example({ number = NUMBER, recipient = number, prepare = async () => {}, ask = in3Seconds, quiet }: Options) {
  const keyOf = (prepared?: { asked: true }) => (prepared ? recipient : number)
  const request = useCodeRequest({
    keyOf,
    prepare: async () => {
      await prepare()
      return { asked: true as const }
    },
    ask,
    quiet,
  })
  return (
    <>
      <CodeField field={noField} request={request} />
      <ToastHost />
    </>
  )
}

const NUMBER = 'login 92 3001234567'
const in3Seconds = async () => Date.now() + 3_000
const button = () => screen.getByRole('button')
const press = () => act(async () => button().click())
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  sessionStorage.clear()
})

describe('the get-code button', () => {
  test('a countdown of 3 s follows the server’s time and ends ready', {
    tags: ['LOGIN-005', 'LOGIN-004', 'CONST-018'],
  }, async () => {
    render(<Example />)
    expect(button().textContent).toBe('Get code')
    await press()
    const labels = [button().textContent]
    for (let tick = 0; tick < 7; tick += 1) {
      await pass(500)
      labels.push(button().textContent)
    }
    expect(labels).toEqual(['3 s', '3 s', '2 s', '2 s', '1 s', '1 s', 'Get code', 'Get code'])
  })

  test('the get-code button counts by the server’s clock, however wrong the device’s', {
    tags: ['LOGIN-005'],
  }, async () => {
    const ahead = NOW + 3_600_000
    syncClock(new Headers({ 'x-world-time': String(ahead) }))
    render(<Example ask={async () => ahead + 3_000} />)
    await press()
    expect(button().textContent).toBe('3 s')
    await pass(1_500)
    expect(button().textContent).toBe('2 s')
    await pass(1_500)
    expect(button().textContent).toBe('Get code')
  })

  test('the get-code button counts on after a reload, separately for each number', {
    tags: ['LOGIN-005'],
  }, async () => {
    const { unmount } = render(<Example />)
    await press()
    unmount()
    await vi.advanceTimersByTimeAsync(1_000)
    const remounted = render(<Example />)
    expect(button().textContent).toBe('2 s')
    remounted.rerender(<Example number="login 92 3009999999" />)
    await pass(500)
    expect(button().textContent).toBe('Get code')
  })

  test('the get-code button counts for a recipient that became known meanwhile', { tags: ['LOGIN-005'] }, async () => {
    let know = () => {}
    const prepare = () => new Promise<void>((resolve) => (know = resolve))
    const { rerender } = render(<Example number="login ?" recipient={NUMBER} prepare={prepare} />)
    await press()
    rerender(<Example prepare={prepare} />)
    await act(async () => know())
    expect(button().textContent).toBe('3 s')
    rerender(<Example number="login ?" />)
    expect(button().textContent).toBe('Get code')
  })

  test('the get-code button sends once, however often it is pressed or counting', async () => {
    const ask = vi.fn(in3Seconds)
    render(<Example ask={ask} />)
    await act(async () => {
      button().click()
      button().click()
    })
    await press()
    expect(ask).toHaveBeenCalledTimes(1)
    expect(button()).toHaveAttribute('aria-disabled', 'true')
  })

  test('the get-code button sends nothing when the step before fails', { tags: ['VALID-011'] }, async () => {
    const ask = vi.fn(in3Seconds)
    render(<Example ask={ask} prepare={() => Promise.reject(new SubmitStopped())} />)
    await press()
    expect(ask).not.toHaveBeenCalled()
    expect(button().textContent).toBe('Get code')
  })

  test('a failure of the cloud service only takes the loading message away', { tags: ['ERR-009'] }, async () => {
    vi.useRealTimers()
    let refuse = (_: unknown) => {}
    render(<Example quiet ask={() => new Promise((_, reject) => (refuse = reject))} />)
    await press()
    expect(await screen.findByText('Sending the code')).toBeInTheDocument()
    await act(async () => refuse(new ApiError('sms.limit')))
    await waitFor(() => expect(screen.queryByText('Sending the code')).not.toBeInTheDocument())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(button().textContent).toBe('Get code')
  })

  test('the get-code button says why nothing was sent, with the seconds to wait', async () => {
    vi.useRealTimers()
    render(<Example ask={() => Promise.reject(new ApiError('sms.too_often', { retryAfter: 45 }))} />)
    await press()
    expect(await screen.findByText('New code in 45 seconds.')).toBeInTheDocument()
    expect(button().textContent).toBe('Get code')
  })
})
