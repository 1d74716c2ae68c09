import { act, screen, waitFor } from '@testing-library/react'
import {
  openSubscription,
  type PushSettings,
  pushService,
  pushSettings,
  setPush,
  subscribePush,
  unsubscribePush,
} from '@understudy/contracts/push'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedSubscription } from '@/domain/push'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import NotificationsScreen from './NotificationsScreen.tsx'

const SETTINGS: PushSettings = {
  kinds: { money: true, rewards: true, messages: true, lottery: true },
  quiet: { from: 22 * 60, until: 8 * 60 },
  timeZone: 'Asia/Karachi',
  endpoints: [],
}
const SUBSCRIPTION_ID = 'w1.00000000-0000-4000-8000-000000000000'
const ENDPOINT = `http://localhost:3001/push/${SUBSCRIPTION_ID}`

let platform: ReturnType<typeof fakePlatform>
let permission: NotificationPermission
const asked = vi.fn()
beforeEach(() => {
  session.store(sessionSample())
  permission = 'default'
  asked.mockReset().mockImplementation(async () => {
    if (permission === 'default') permission = 'granted'
    return permission
  })
  vi.stubGlobal('Notification', {
    requestPermission: asked,
    get permission() {
      return permission
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  platform = fakePlatform()
    .answer(pushSettings, SETTINGS)
    .answer(pushService, { origin: 'http://localhost:3001', serviceId: SUBSCRIPTION_ID })
    .answer(openSubscription, { subscriptionId: SUBSCRIPTION_ID, endpoint: ENDPOINT })
    .answer(subscribePush, { ...SETTINGS, endpoints: [ENDPOINT] })
    .answer(unsubscribePush, SETTINGS)
})
afterEach(() => {
  storedSubscription.remove()
  session.drop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const device = () => screen.findByRole('switch', { name: /^Show notifications/ })

describe('the notifications of this device', () => {
  test('the browser is asked for its permission by the switch, not on load', async () => {
    const { user } = renderInApp(<NotificationsScreen />)
    expect(await device()).not.toBeChecked()
    expect(asked).not.toHaveBeenCalled()
    await user.click(await device())
    await waitFor(async () => expect(await device()).toBeChecked())
    expect(platform.last(subscribePush)?.body).toEqual({
      endpoint: ENDPOINT,
      keys: { p256dh: expect.stringMatching(/^[\w-]{87}$/), auth: expect.stringMatching(/^[\w-]{22}$/) },
    })
    expect(screen.getByText('1 device gets them')).toBeInTheDocument()
  })

  test('switching off ends the subscription at the platform', async () => {
    const { user } = renderInApp(<NotificationsScreen />)
    await user.click(await device())
    await waitFor(async () => expect(await device()).toBeChecked())
    await user.click(await device())
    await waitFor(async () => expect(await device()).not.toBeChecked())
    expect(platform.last(unsubscribePush)?.body).toEqual({ endpoint: ENDPOINT })
    expect(storedSubscription.read()).toBeUndefined()
  })

  test('a player who declines in the browser reads how to allow notifications', async () => {
    asked.mockImplementation(async () => {
      permission = 'denied'
      return permission
    })
    const { user } = renderInApp(<NotificationsScreen />)
    await user.click(await device())
    expect(await screen.findByText(/^Notifications of this app are blocked/)).toBeInTheDocument()
    expect(screen.queryByRole('switch', { name: /^Show notifications/ })).not.toBeInTheDocument()
    expect(platform.count(subscribePush)).toBe(0)
  })

  test('a refused subscription is explained, and nothing is stored', async () => {
    platform.fail(subscribePush, 'system.error')
    const { user } = renderInApp(<NotificationsScreen />)
    await user.click(await device())
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(storedSubscription.read()).toBeUndefined()
  })

  test('a browser without notifications says so', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    renderInApp(<NotificationsScreen />)
    expect(await screen.findByText(/cannot show notifications/)).toBeInTheDocument()
  })
})

test('notifications allowed in the browser are offered when the page is back', async () => {
  permission = 'denied'
  renderInApp(<NotificationsScreen />)
  expect(await screen.findByText(/^Notifications of this app are blocked/)).toBeInTheDocument()
  permission = 'granted'
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await device()).not.toBeChecked()
})

describe('the kinds of notifications and the quiet hours', () => {
  const sent = () => platform.last(setPush)?.body

  test('one kind of notification is switched off and the others stay', async () => {
    platform.answer(setPush, { ...SETTINGS, kinds: { ...SETTINGS.kinds, lottery: false } })
    const { user } = renderInApp(<NotificationsScreen />)
    await user.click(await screen.findByRole('switch', { name: 'Lottery wins' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Lottery wins' })).not.toBeChecked())
    expect(sent()).toEqual({ kinds: { ...SETTINGS.kinds, lottery: false }, quiet: SETTINGS.quiet })
  })

  test('two switches tapped while the first is being saved are both saved', async () => {
    const [money, lottery] = ['Deposits and withdrawals', 'Lottery wins']
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    platform.reply(setPush, async ({ body }) => {
      await isReleased
      return Response.json({ success: true, value: { ...SETTINGS, ...(body as object) } })
    })
    const { user } = renderInApp(<NotificationsScreen />)
    await user.click(await screen.findByRole('switch', { name: lottery }))
    await user.click(screen.getByRole('switch', { name: money }))
    expect(screen.getByRole('switch', { name: lottery })).not.toBeChecked()
    expect(screen.getByRole('switch', { name: money })).not.toBeChecked()
    expect(platform.count(setPush)).toBe(1)
    release()
    await waitFor(() => expect(platform.count(setPush)).toBe(2))
    expect(sent()).toMatchObject({ kinds: { lottery: false, money: false } })
  })

  test('quiet hours that another client set to the minute are shown and kept', async () => {
    platform.answer(pushSettings, { ...SETTINGS, quiet: { from: 1_350, until: 435 } })
    platform.answer(setPush, { ...SETTINGS, quiet: { from: 1_380, until: 435 } })
    const { user } = renderInApp(<NotificationsScreen />)
    expect(await screen.findByRole('combobox', { name: 'From' })).toHaveDisplayValue('22:30')
    expect(screen.getByRole('combobox', { name: 'Until' })).toHaveDisplayValue('07:15')
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '23:00')
    expect(sent()).toMatchObject({ quiet: { from: 1_380, until: 435 } })
  })

  test('quiet hours are set by the hour in the merchant’s zone', async () => {
    platform.answer(setPush, { ...SETTINGS, quiet: { from: 23 * 60, until: 8 * 60 } })
    const { user } = renderInApp(<NotificationsScreen />)
    expect(await screen.findByText(/when they end. Pakistan/)).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '23:00')
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('1380'))
    expect(sent()).toEqual({ kinds: SETTINGS.kinds, quiet: { from: 23 * 60, until: 8 * 60 } })
  })

  test('quiet hours cannot begin when they end', async () => {
    renderInApp(<NotificationsScreen />)
    const from = await screen.findByRole('combobox', { name: 'From' })
    const offered = [...from.querySelectorAll('option')].map(({ textContent }) => textContent)
    expect({ count: offered.length, ends: offered.includes('08:00') }).toEqual({ count: 23, ends: false })
  })

  test('without quiet hours no times can be chosen', async () => {
    platform.answer(setPush, { ...SETTINGS, quiet: null })
    const { user } = renderInApp(<NotificationsScreen />)
    await act(async () => {})
    await user.click(await screen.findByRole('switch', { name: /^Stay quiet/ }))
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument())
    expect(sent()).toEqual({ kinds: SETTINGS.kinds, quiet: null })
  })
})
