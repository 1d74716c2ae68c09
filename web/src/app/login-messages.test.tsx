import { act, screen, waitFor } from '@testing-library/react'
import { freePlay, login, trialUser } from '@understudy/contracts/session'
import { systemStatus } from '@understudy/contracts/system'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameFilters } from '@/features/games/GameFilters'
import { call } from '@/shared/api'
import { CodeField, useCodeRequest } from '@/shared/forms'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { recordedToasts } from '@/test/recorded-toasts'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample, TOKEN } from '@/test/samples'
import { AppSignals } from './AppSignals.tsx'
import LoginScreen from './screens/LoginScreen.tsx'

/** Every message shown, with its duration; another test checks that a toast respects its duration. */
let toasts: ReturnType<typeof recordedToasts>

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  toasts = recordedToasts()
  // Without Web Cryptography bodies are sent unencrypted, so that the tests can read them.
  vi.stubGlobal('crypto', { subtle: undefined, getRandomValues: (bytes: Uint8Array) => bytes })
  platform = fakePlatform().answer(systemStatus, statusSample({}, settingsSample({}, ['FREEPLAY3', 'GAMELOFAV3'])))
})
afterEach(() => {
  session.drop()
})

const openLogin = () => renderInApp(<LoginScreen />, { path: '/m/login' })
const tells = (text: string, ms: number) => waitFor(() => expect(toasts).toContainEqual([text, ms]))

test('the welcome after a login stays 1 s', { tags: ['CONST-005', 'CONST-042'] }, async () => {
  platform.answer(login, { token: TOKEN, id: 7, userName: 'amina', type: 0, firstTimeLogin: false })
  const { user } = openLogin()
  await user.type(screen.getByLabelText('Username'), 'amina')
  await user.type(screen.getByLabelText('Password'), 'Play1234')
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  await tells('Welcome, amina', 1_000)
})

test('the message that a trial has started stays 1.5 s', { tags: ['CONST-005', 'CONST-042'] }, async () => {
  platform
    .answer(trialUser, { trail: 1, remaining: 9 })
    .answer(freePlay, { token: TOKEN, userName: 'guest1', customerType: 4 })
  const { user } = openLogin()
  await user.click(await screen.findByRole('button', { name: 'Try it for free' }))
  await waitFor(() => expect(session.get()).toBeDefined())
  await waitFor(() => expect(toasts.map(([, ms]) => ms)).toEqual([9_999, 1_500]))
})

test.each(['closed', 'broken'])(
  'the message that a trial is refused stays 4 s: %s',
  { tags: ['CONST-005', 'CONST-042'] },
  async (why) => {
    if (why === 'closed') platform.answer(trialUser, { trail: 0, remaining: 9 })
    else platform.fail(trialUser, 'relay.busy')
    const { user } = openLogin()
    await user.click(await screen.findByRole('button', { name: 'Try it for free' }))
    await tells(why === 'closed' ? 'Free play is closed right now' : 'The system is busy, please try again', 4_000)
  },
)

test('the message that a code is on its way stays 2 s', { tags: ['CONST-005', 'CONST-042'] }, async () => {
  function Code() {
    const request = useCodeRequest({ keyOf: () => 'login', prepare: async () => {}, ask: async () => 0 })
    const field = { name: 'code', value: '', errors: [], onChange: () => {}, onBlur: () => {} }
    return <CodeField field={field} request={request} />
  }
  const { user } = renderInApp(<Code />)
  await user.click(screen.getByRole('button', { name: 'Get code' }))
  await tells('Code sent', 2_000)
})

test('the message that favourites need a login stays 2 s', { tags: ['CONST-005', 'CONST-042'] }, async () => {
  const { user } = renderInApp(<GameFilters current="all" offered={['fav']} onPick={() => {}} />)
  await user.click(await screen.findByRole('button'))
  await tells('Login required', 2_000)
})

test('the message that a session has ended elsewhere stays 4 s', { tags: ['CONST-005', 'CONST-042'] }, async () => {
  session.store(sessionSample())
  platform.fail(balance, 'login.not.session')
  renderInApp(
    <AppSignals>
      <p />
    </AppSignals>,
  )
  await act(() => call(balance, { query: {} }).catch(() => {}))
  await tells('Your account was logged out, please log in again', 4_000)
})
