import { act, screen } from '@testing-library/react'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useApiQuery } from '@/shared/api'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { NetworkNotice } from './NetworkNotice.tsx'

const OFFLINE = 'No internet connection.'
const SLOW = 'This is taking longer than usual.'

let platform: ReturnType<typeof fakePlatform>
let online = true
beforeEach(() => {
  platform = fakePlatform()
  session.store(sessionSample())
  vi.useFakeTimers({ shouldAdvanceTime: false })
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  session.drop()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const goes = (to: 'online' | 'offline') =>
  act(async () => {
    online = to === 'online'
    dispatchEvent(new Event(to))
  })

function Money() {
  const { data } = useApiQuery(balance)
  return <p>{data ? 'there' : 'on its way'}</p>
}

test('an offline app says so until the network is back', async () => {
  renderInApp(<NetworkNotice />)
  await pass(10)
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument()
  await goes('offline')
  expect(screen.getByRole('status').textContent).toBe(OFFLINE)
  await goes('online')
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument()
})

test('a call that takes more than five seconds is called slow until it is answered', async () => {
  let answer = () => {}
  platform.reply(
    balance,
    () =>
      new Promise((resolve) => {
        answer = () =>
          resolve(
            Response.json({
              success: true,
              value: { sumBalance: 1, currency: 'PKR', currencySymbol: 'Rs', balance: [] },
            }),
          )
      }),
  )
  renderInApp(
    <>
      <NetworkNotice />
      <Money />
    </>,
  )
  await pass(4_900)
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument()
  await pass(300)
  expect(screen.getByText(SLOW)).toBeInTheDocument()
  answer()
  await pass(100)
  expect(screen.getByText('there')).toBeInTheDocument()
  expect(screen.queryByText(SLOW)).not.toBeInTheDocument()
})
