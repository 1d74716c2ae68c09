import { act, screen, waitFor } from '@testing-library/react'
import { resetBySms } from '@understudy/contracts/password'
import { countries } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failure, fakePlatform } from '@/test/platform'
import { recordedToasts } from '@/test/recorded-toasts'
import { renderInApp } from '@/test/render'
import { PAKISTAN } from '@/test/samples'
import { MobileReset } from './ResetAccount.tsx'

let platform: ReturnType<typeof fakePlatform>
let toasts: ReturnType<typeof recordedToasts>
beforeEach(() => {
  toasts = recordedToasts()
  platform = fakePlatform().answer(resetBySms, { expirationTime: Date.now() + 60_000 })
})
afterEach(() => {
  sessionStorage.clear()
})

/** Enters a number before the countries are loaded, and requests a code. */
async function askEarly(number: string) {
  const { user } = renderInApp(<MobileReset onProven={() => {}} />)
  await user.type(screen.getByLabelText('Mobile number'), number)
  await user.click(screen.getByRole('button', { name: 'Get code' }))
}

/** Delays the reply of the countries until the returned function is called. */
function holdCountries(): (response: Response) => Promise<void> {
  let come = (_: Response) => {}
  platform.reply(countries, () => new Promise((resolve) => (come = resolve)))
  return (response) => act(async () => come(response))
}

const asValue = (value: unknown) => Response.json({ success: true, value })

test('a code requested before the countries have loaded is sent afterwards', {
  tags: ['LOGIN-005'],
}, async () => {
  const come = holdCountries()
  await askEarly('0300 1234567')
  expect(platform.count(resetBySms)).toBe(0)
  expect(toasts.map(([text]) => text)).toEqual([])
  await come(asValue([PAKISTAN]))
  expect(await screen.findByRole('button', { name: /^\d+ s$/ })).toBeInTheDocument()
  expect(platform.last(resetBySms)?.body).toMatchObject({ countryDialingCode: '92', mobileNum: '3001234567' })
})

test('a number valid in no listed country is refused once the list has loaded', async () => {
  const come = holdCountries()
  await askEarly('12')
  await come(asValue([PAKISTAN]))
  await waitFor(() => expect(toasts.map(([text]) => text)).toEqual(['Invalid mobile number']))
  expect(platform.count(resetBySms)).toBe(0)
})

test('a reset names countries that failed to load as the reason', async () => {
  const come = holdCountries()
  await askEarly('0300 1234567')
  await come(failure('system.error'))
  await waitFor(() => expect(toasts.map(([text]) => text)).toEqual(['Unknown error']))
  expect(platform.count(resetBySms)).toBe(0)
})
