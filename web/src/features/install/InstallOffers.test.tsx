import { screen, waitFor } from '@testing-library/react'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForInstallPrompt } from '@/domain/install'
import { useSettings } from '@/domain/system'
import { forgetTime, syncClock } from '@/shared/clock'
import { claimInterruption, startVisit } from '@/shared/ui/popup-gate'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { settingsSample, statusSample } from '@/test/samples'
import InstallOffers from './InstallOffers.tsx'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'
const resources = [{ resourceType: 'Android', url: 'https://app.aurora.example/aurora.apk' }] as const

/** Scrolls home to its first screen, or below it. */
function scrolled(isFirstScreen: boolean) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: IntersectionObserverCallback
      constructor(report: IntersectionObserverCallback) {
        this.report = report
      }
      observe() {
        this.report([{ isIntersecting: isFirstScreen } as IntersectionObserverEntry], this as never)
      }
      disconnect() {}
    },
  )
}

beforeEach(() => {
  scrolled(false)
  fakePlatform().answer(systemStatus, statusSample({}, settingsSample({ resources: [...resources] })))
  vi.stubGlobal('navigator', { userAgent: PHONE, maxTouchPoints: 5, onLine: true })
  syncClock(new Headers({ 'x-world-time': '1790000000000' }))
  startVisit()
})
afterEach(() => {
  forgetTime()
  localStorage.clear()
  sessionStorage.clear()
})

/** Waits for the settings, as home does. */
const Home = () => (useSettings() ? <InstallOffers /> : <p>Loading</p>)
const ready = () => waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument())

const popup = () => screen.queryByRole('dialog', { name: 'Aurora on your phone' })
const bar = () => screen.queryByRole('complementary', { name: 'Get the app' })

test('the download bar shows until dismissed, the popup once per visit', { tags: ['POPUP-018'] }, async () => {
  const first = renderInApp(<Home />)
  await waitFor(() => expect(popup()).toBeInTheDocument())
  await first.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(popup()).not.toBeInTheDocument())
  expect(bar()).toBeInTheDocument()

  // Returning to home does not start another visit.
  first.unmount()
  const back = renderInApp(<Home />)
  await ready()
  await waitFor(() => expect(bar()).toBeInTheDocument())
  expect(popup()).not.toBeInTheDocument()
  await back.user.click(screen.getByRole('button', { name: 'No, thanks' }))
  expect(bar()).not.toBeInTheDocument()
  back.unmount()

  startVisit()
  renderInApp(<Home />)
  await ready()
  expect(bar()).not.toBeInTheDocument()
  expect(localStorage.getItem('downloadBarDismissed')).toBe('1')
})

test('the download bar does not cover the first screen of home', { tags: ['POPUP-018'] }, async () => {
  scrolled(true)
  const first = renderInApp(<Home />)
  await waitFor(() => expect(popup()).toBeInTheDocument())
  expect(bar()).not.toBeInTheDocument()
  first.unmount()
  scrolled(false)
  renderInApp(<Home />)
  await waitFor(() => expect(bar()).toBeInTheDocument())
})

test('the popup shows the browser’s own install dialog where there is one', async () => {
  listenForInstallPrompt()
  const prompt = vi.fn(() => Promise.resolve())
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  const { user } = renderInApp(<Home />)
  await waitFor(() => expect(popup()).toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: /^Add to home screen/ }))
  expect(prompt).toHaveBeenCalledOnce()
  expect(screen.queryByText(/Safari/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Add to home screen/ })).not.toBeInTheDocument()
})

test('on a visit with an announcement popup only the download bar shows', async () => {
  claimInterruption('announcements')
  const first = renderInApp(<Home />)
  await waitFor(() => expect(bar()).toBeInTheDocument())
  expect(popup()).not.toBeInTheDocument()
  first.unmount()

  startVisit()
  renderInApp(<Home />)
  await waitFor(() => expect(popup()).toBeInTheDocument())
})
