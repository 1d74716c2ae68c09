import { render, screen } from '@testing-library/react'
import type { Resource } from '@understudy/contracts/system'
import { expect, test, vi } from 'vitest'
import { APP_MARK } from '@/shared/device'
import { AppDownload } from './AppDownload.tsx'

const android: Resource = { resourceType: 'Android', url: 'https://app.aurora.example/aurora.apk' }
const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'

const renderDownloads = (resources: Resource[] = [android]) => {
  render(<AppDownload settings={{ resources, brand: 'Aurora' }} />)
  return screen.queryByRole('link')?.getAttribute('href')
}
const on = (userAgent: string, standalone = false) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
}

test('the app download block shows in a browser that has a link for its device', { tags: ['HOME-023'] }, () => {
  on(PHONE)
  expect(renderDownloads()).toBe(android.url)
})

test('the download bar is hidden in an installed app, and without a link', {
  tags: ['HOME-023'],
}, () => {
  on(`${PHONE} ${APP_MARK}`)
  expect(renderDownloads()).toBeUndefined()
  on(PHONE, true)
  expect(renderDownloads()).toBeUndefined()
  on(PHONE)
  expect(renderDownloads([])).toBeUndefined()
})
