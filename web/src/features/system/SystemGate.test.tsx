import { act, screen, waitFor } from '@testing-library/react'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, expect, test, vi } from 'vitest'
import { storedStatus } from '@/domain/system'
import { setLanguage } from '@/shared/i18n'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { statusSample } from '@/test/samples'
import { SystemGate } from './SystemGate.tsx'

afterEach(() => {
  document.documentElement.removeAttribute('data-merchant')
})

const window_ = {
  startTime: Date.UTC(2026, 10, 20, 8),
  endTime: Date.UTC(2026, 10, 20, 10),
  message: 'New tables are being set.',
}
const closed = statusSample({ maintenance: window_ })

const show = () =>
  renderInApp(
    <SystemGate>
      <p>the app</p>
    </SystemGate>,
  )

test('the gate shows the app, the maintenance screen or the region screen', {
  tags: ['STATUS-001', 'STATUS-002'],
}, async () => {
  for (const [status, shown] of [
    [statusSample(), 'the app'],
    [closed, 'Under maintenance'],
    [statusSample({ regionRestriction: true }), 'Not available where you are'],
    [statusSample({ maintenance: window_, regionRestriction: true }), 'Under maintenance'],
  ] as const) {
    fakePlatform().answer(systemStatus, status)
    const { unmount } = show()
    expect(await screen.findByText(shown)).toBeInTheDocument()
    expect(screen.queryByText('the app') !== null).toBe(shown === 'the app')
    unmount()
    localStorage.clear()
  }
})

test('the maintenance screen shows message and times, the region screen the address', {
  tags: ['STATUS-003'],
}, async () => {
  const platform = fakePlatform().answer(systemStatus, closed)
  const { user, unmount } = show()
  expect(await screen.findByText('New tables are being set.')).toBeInTheDocument()
  expect([...document.querySelectorAll('time')].map((time) => time.dateTime)).toEqual([
    '2026-11-20T08:00:00.000Z',
    '2026-11-20T10:00:00.000Z',
  ])
  platform.answer(systemStatus, statusSample())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the app')).toBeInTheDocument()
  unmount()

  localStorage.clear()
  const restricted = fakePlatform().answer(systemStatus, statusSample({ regionRestriction: true }))
  const region = show()
  expect(await screen.findByText('203.0.113.7')).toBeInTheDocument()
  expect(screen.getByText('Pakistan')).toBeInTheDocument()
  restricted.answer(systemStatus, statusSample())
  await region.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('the app')).toBeInTheDocument()
})

test.each([
  ['EN', 'Pakistan'],
  ['UR', 'پاکستان'],
  ['UR-LA', 'Pakistan'],
] as const)('in %s the region screen calls the country %s', { tags: ['STATUS-003'] }, async (language, name) => {
  await act(() => setLanguage(language))
  fakePlatform().answer(systemStatus, statusSample({ regionRestriction: true }))
  show()
  expect(await screen.findByText(name)).toBeInTheDocument()
})

test('the region screen passes over a code that no country has', { tags: ['STATUS-003'] }, async () => {
  fakePlatform().answer(
    systemStatus,
    statusSample({ regionRestriction: true, location: { ip: '203.0.113.24', country: 'XZ' } }),
  )
  show()
  expect(await screen.findByText('203.0.113.24')).toBeInTheDocument()
  expect(screen.queryByText('Your region')).not.toBeInTheDocument()
})

test('the maintenance screen looks again by itself every minute', { tags: ['STATUS-003'] }, async () => {
  const platform = fakePlatform().answer(systemStatus, closed)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  expect(await screen.findByText('Under maintenance')).toBeInTheDocument()
  platform.answer(systemStatus, statusSample())
  await act(() => vi.advanceTimersByTimeAsync(55_000))
  expect(screen.queryByText('the app')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  expect(await screen.findByText('the app')).toBeInTheDocument()
})

test('the stored status shows first and gives way to the present one', { tags: ['STATUS-004'] }, async () => {
  storedStatus.write(closed)
  let answer = () => {}
  fakePlatform().reply(
    systemStatus,
    () => new Promise((resolve) => (answer = () => resolve(Response.json({ success: true, value: statusSample() })))),
  )
  show()
  expect(await screen.findByText('Under maintenance')).toBeInTheDocument()
  answer()
  expect(await screen.findByText('the app')).toBeInTheDocument()
  await waitFor(() => expect(storedStatus.read()?.maintenance).toBe(false))
})

/** Masks a path as the platform does: XORed with the eight characters at its end. */
const masked = (url: string) => {
  const bytes = [...url].map((letter, at) => letter.charCodeAt(0) ^ 'abcdefgh'.charCodeAt(at % 8))
  return `${btoa(String.fromCharCode(...bytes))}abcdefgh`
}

test('an outage without customer service shows the contact stored at the visit before', {
  tags: ['DATA-032'],
}, async () => {
  const { info } = statusSample()
  fakePlatform().answer(
    systemStatus,
    statusSample({}, { ...info, customerService: [{ title: 'CS', path: masked('https://help.example/') }] }),
  )
  const first = show()
  await waitFor(() => expect(localStorage.getItem('service_link')).toBe('https://help.example/'))
  first.unmount()
  localStorage.removeItem('status')
  fakePlatform().answer(systemStatus, { ...closed, info: { ...info, customerService: [] } })
  show()
  const contact = await screen.findByRole('link')
  expect(contact).toHaveAttribute('href', 'https://help.example/')
})

test('the page shows the brand of the merchant in the status', async () => {
  fakePlatform().answer(systemStatus, statusSample({}, { ...statusSample().info, merchantCode: 'cedar3' }))
  show()
  await waitFor(() => expect(document.documentElement.dataset.merchant).toBe('cedar3'))
})
