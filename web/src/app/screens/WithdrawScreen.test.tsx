import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { publicKey } from '@understudy/contracts/open-session'
import { securityConfig } from '@understudy/contracts/security'
import { systemStatus } from '@understudy/contracts/system'
import { withdrawBanks, withdrawCards } from '@understudy/contracts/withdraw-cards'
import {
  cancelWithdrawal,
  openWithdrawal,
  type WithdrawalOrder,
  withdrawalOrder,
  withdrawSettings,
} from '@understudy/contracts/withdrawals'
import { Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { invalidate } from '@/shared/api'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { answerTaken, renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import WithdrawScreen from './WithdrawScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })
const NOW = Date.UTC(2026, 2, 10, 7)
const W = 'W20260310000001'
const card = (cardId: number, kind: 'bank' | 'wallet' = 'bank') => ({
  cardId,
  kind,
  bankCode: 'MRJ',
  bankName: kind === 'bank' ? 'Marjan Bank' : 'Jugnu Wallet',
  payeeName: 'Amina',
  accountNo: '****1234',
  addedAt: NOW,
})
const order = (more: Partial<WithdrawalOrder> = {}): WithdrawalOrder => ({
  refId: W,
  amount: 1_000,
  fee: 0,
  bankName: 'Marjan Bank',
  cardKind: 'bank',
  payeeName: 'Amina',
  accountNo: '****1234',
  withdrawDate: NOW,
  status: 1,
  endedAt: null,
  reason: null,
  remark: '',
  timeline: [{ state: 1, at: NOW }],
  expectedAt: NOW + 900_000,
  cancellable: true,
  ...more,
})
const settings = (more: object = {}) => ({
  availBalance: 8_000,
  minimumAmount: 100,
  maximumAmount: 50_000,
  walletMaximum: 25_000,
  dailyCount: 5,
  dailyAmount: 50_000,
  leftCount: 4,
  leftAmount: 6_000,
  freeCount: 3,
  leftFree: 2,
  feeRate: 100,
  feeMinimum: 10,
  requiredTurnover: 0,
  currentTurnover: 0,
  requirements: [],
  expectedMinutes: 15,
  pending: [],
  cards: [card(1), card(2, 'wallet')],
  hasPaymentPassword: true,
  paymentLockedUntil: null,
  ...more,
})

const security = {
  hasPassword: true,
  passwordChangedAt: NOW,
  hasPaymentPassword: false,
  paymentLockedUntil: null,
  hasMobile: true,
  hasEmail: true,
  hasBankCard: true,
  hasSecurityQuestions: true,
  mobile: '',
  email: '',
  lastLoginTime: null,
  lastLoginIp: '',
}

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample()))
    .answer(withdrawSettings, settings())
    .answer(withdrawBanks, [])
    .answer(withdrawalOrder, order())
    .fail(securityConfig, 'system.error')
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path = '/m/withdraw') => renderInApp(<WithdrawScreen />, { path })

/** Requests 500 with a payment password; returns the sheet that asked for it. */
async function askFor500(user: UserEvent) {
  await user.type(await screen.findByLabelText('Amount'), '500')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByLabelText('Payment password', { selector: 'input' }), '280914')
  await user.click(sheet.getByRole('button', { name: 'Confirm' }))
  return sheet
}

describe('setting a first payment password', () => {
  const failure = () => screen.findByRole('button', { name: 'Try again' })

  test('security settings are not loaded where a payment password exists', async () => {
    open()
    await screen.findByRole('region', { name: 'Limits and fees' })
    expect(platform.last(securityConfig)).toBeUndefined()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  test.each([
    ['with cards', [card(1)]],
    ['without one', []],
  ])('security settings that did not load can be retried, %s', async (_name, cards) => {
    platform.answer(withdrawSettings, settings({ cards, hasPaymentPassword: false }))
    open()
    const secondFailure = await failure()
    expect(screen.getByRole('region', { name: 'Limits and fees' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Withdraw|Add/ })).not.toBeInTheDocument()
    platform.answer(securityConfig, security)
    await userEvent.setup().click(secondFailure)
    expect(await screen.findByRole('button', { name: /Withdraw|Add/ })).toBeInTheDocument()
  })

  test('failed security settings are reported beside the accounts to be paid to', async () => {
    platform.answer(withdrawCards, { cards: [card(1)], limit: 5, payeeName: 'Amina' })
    open('/m/withdraw?view=cards')
    expect(await failure()).toBeInTheDocument()
    expect(await screen.findByText('****1234')).toBeInTheDocument()
  })
})

describe('a withdrawal', { tags: ['MONEY-002'] }, () => {
  test('a withdrawal shows balance, fee, the day’s rest and duration before it is sent', {
    tags: ['MONEY-002', 'MONEY-010'],
  }, async () => {
    open()
    const facts = await screen.findByRole('region', { name: 'Limits and fees' })
    for (const fact of ['Rs 6,000.00', '4 of 5', 'Rs 6,000', 'free, 2 left today', 'about 15 min'])
      expect(within(facts).getByText(fact)).toBeInTheDocument()
    expect(screen.getByText('Wagering complete. You can withdraw.')).toBeInTheDocument()
  })

  test('a withdrawal typed before there was a payment password goes on once there is one', async () => {
    platform.answer(withdrawSettings, settings({ hasPaymentPassword: false })).answer(securityConfig, security)
    const { user } = open()
    await user.type(await screen.findByLabelText('Amount'), '500')
    await user.click(screen.getByRole('button', { name: 'Withdraw' }))
    const setting = await screen.findByRole('dialog', { name: 'First make a payment password' })
    expect(screen.getAllByRole('dialog')).toEqual([setting])
    expect(setting).toHaveTextContent('Every withdrawal asks for it')
    await user.keyboard('{Escape}')
    platform.answer(withdrawSettings, settings())
    await act(() => invalidate(withdrawSettings))
    const asking = await screen.findByRole('dialog')
    expect(asking.textContent).toContain('Rs\u00a0500')
    expect(within(asking).getByText('Confirm')).toBeInTheDocument()
  })

  test('an amount typed when the session ended is there again after the login', async () => {
    const { user, unmount } = open()
    await user.click(await screen.findByRole('radio', { name: /Jugnu Wallet/ }))
    await user.type(screen.getByLabelText('Amount'), '700')
    act(() => void session.drop())
    unmount()
    session.store(sessionSample())
    open()
    expect(await screen.findByLabelText('Amount')).toHaveProperty('value', '700')
    expect(screen.getByRole('radio', { name: /Jugnu Wallet/ })).toHaveProperty('checked', true)
  })

  test('an amount below the least, above the balance or the day’s rest is refused', async () => {
    const { user } = open()
    for (const [amount, said] of [
      ['99', /from 100|100 to|between/i],
      ['9000', /More than your available balance/],
      ['7000', /More than today’s remaining limit/],
    ] as const) {
      const field = await screen.findByLabelText('Amount')
      await user.clear(field)
      await user.type(field, amount)
      await user.click(screen.getByRole('button', { name: 'Withdraw' }))
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0)
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('a withdrawal is blocked by wagering, whose bar shows what remains', async () => {
    const requirements = [{ reason: 'deposit', reference: 'D1', required: 2_000, current: 1_000, since: NOW }]
    platform.answer(withdrawSettings, settings({ requiredTurnover: 2_000, currentTurnover: 1_000, requirements }))
    const { user } = open()
    expect(
      await screen.findByText(
        'Wager \u2066Rs 1,000.00\u2069 more: \u2066Rs 1,000.00\u2069 of \u2066Rs 2,000.00\u2069 done.',
      ),
    ).toBeInTheDocument()
    await user.type(screen.getByLabelText('Amount'), '500')
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true)
    const facts = within(screen.getByRole('region', { name: 'Limits and fees' }))
    expect(facts.getByText('You can withdraw').nextElementSibling?.textContent).toBe('Rs 0.00')
    expect(facts.getByText('Rs 8,000.00')).toBeInTheDocument()
    expect(screen.getByText('Complete the wagering above to withdraw.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Play games' })).toHaveAttribute('href', '/m/game')
    // The form has no fee or amount to receive while withdrawals are not possible.
    expect(screen.queryByText(/arrives/)).not.toBeInTheDocument()
  })

  test.each([
    [{ paymentLockedUntil: NOW + 3_600_000 }, /The payment password is locked until/],
    [{ leftCount: 0 }, /No more withdrawals today/],
  ])('a withdrawal says why none is possible: %o', async (more, said) => {
    platform.answer(withdrawSettings, settings(more))
    open()
    expect(await screen.findByText(said)).toBeInTheDocument()
  })

  test('a withdrawal is possible without a reload once the password is unlocked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    platform.answer(withdrawSettings, settings({ paymentLockedUntil: Date.now() + 60_000 }))
    const { user } = open()
    await user.type(await screen.findByLabelText('Amount'), '500')
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveProperty('disabled', true)
    platform.answer(withdrawSettings, settings())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    const submit = () => screen.getByRole('button', { name: 'Withdraw' })
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false))
  })

  test('a withdrawal without a card asks for one first', async () => {
    platform.answer(withdrawSettings, settings({ cards: [] }))
    open()
    expect(await screen.findByRole('button', { name: 'Add a card' })).toBeInTheDocument()
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument()
  })

  test('an order shows its timeline and is cancelled after confirmation', async () => {
    platform.answer(cancelWithdrawal, order({ status: 7 }))
    const { user } = open(`/m/withdraw?order=${W}`)
    const steps = await screen.findByRole('list', { name: 'Progress' })
    expect(screen.getByText('You receive')).toBeInTheDocument()
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Cancel this withdrawal' }))
    platform.answer(withdrawalOrder, order({ status: 7, cancellable: false, expectedAt: null }))
    await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
    expect(await screen.findByText(/You cancelled it/)).toBeInTheDocument()
    // The whole amount was returned.
    for (const label of ['You receive', 'Fee']) expect(screen.queryByText(label)).not.toBeInTheDocument()
  })

  test('an order that is paid before it could be cancelled says so at once', async () => {
    platform.fail(cancelWithdrawal, 'order.not.cancellable')
    const { user } = open(`/m/withdraw?order=${W}`)
    await user.click(await screen.findByRole('button', { name: 'Cancel this withdrawal' }))
    platform.answer(withdrawalOrder, order({ status: 3, cancellable: false }))
    await user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }))
    const expectNoCancel = () =>
      expect(screen.queryByRole('button', { name: 'Cancel this withdrawal' })).not.toBeInTheDocument()
    await waitFor(expectNoCancel)
    // Opened, and asked for once more at once: not left to the next poll.
    expect(platform.count(withdrawalOrder)).toBe(2)
  })

  test('a refusal returns the money and says why', async () => {
    const refused = {
      status: 5,
      reason: 'payeeDiffers',
      remark: 'Another name',
      cancellable: false,
      expectedAt: null,
    } as const
    platform.answer(withdrawalOrder, order(refused))
    open(`/m/withdraw?order=${W}`)
    for (const sentence of ['The money is back in your wallet.', 'The account is in a different name.', 'Another name'])
      expect(await screen.findByText(sentence)).toBeInTheDocument()
  })
})

test.each([
  ['cancelled since, is an order of its own', 7, 'W20260310000002', 3],
  ['paid since, is that order', 4, W, 2],
] as const)(
  'a withdrawal repeated after a lost reply, the first one %s',
  { tags: ['MONEY-002'] },
  async (_what, status, leadsTo, sent) => {
    // Without Web Cryptography, as on plain HTTP, bodies are sent unencrypted.
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
    platform.reply(openWithdrawal, () => Promise.reject(new TypeError('The connection was lost')))
    const { user, path } = open()
    const sheet = await askFor500(user)
    await waitFor(() => expect(platform.count(openWithdrawal)).toBe(1))
    const keyOf = (body: unknown) => (body as { requestId: string }).requestId
    const lost = keyOf(platform.last(openWithdrawal)?.body)
    platform.reply(openWithdrawal, ({ body }) =>
      Response.json({
        success: true,
        value: keyOf(body) === lost ? order({ status, cancellable: false }) : order({ refId: 'W20260310000002' }),
      }),
    )
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false))
    await user.click(sheet.getByRole('button', { name: 'Confirm' }))
    await waitFor(() => expect(path()).toBe(`/m/withdraw?order=${leadsTo}`))
    expect(platform.count(openWithdrawal)).toBe(sent)
  },
)

test('a late answer to a withdrawal does not lead away from another page', {
  tags: ['MONEY-002'],
}, async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  platform.reply(openWithdrawal, () => answered.then(() => Response.json({ success: true, value: order() })))
  let leave = () => {}
  function Away() {
    const navigate = useNavigate()
    leave = () => navigate('/m/member/home')
    return null
  }
  const { user, path } = renderInApp(
    <>
      <Routes>
        <Route path="/m/withdraw" element={<WithdrawScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Away />
    </>,
    { path: '/m/withdraw' },
  )
  await askFor500(user)
  await waitFor(() => expect(platform.count(openWithdrawal)).toBe(1))
  // Leaves the page as Back would, which the sheet prevents only once.
  act(() => leave())
  answer()
  await answerTaken()
  expect(path()).toBe('/m/member/home')
})

test('a refused withdrawal refreshes what can be withdrawn', { tags: ['MONEY-010'] }, async () => {
  const pair = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  const spki = btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))))
  platform.answer(publicKey, { kid: 'k', spki }).fail(openWithdrawal, 'payment.password.wrong', { remaining: 1 })
  const { user } = open()
  const sheet = await askFor500(user)
  expect(await sheet.findByText('Wrong payment password, 1 try left')).toBeInTheDocument()
  platform.answer(withdrawSettings, settings({ paymentLockedUntil: NOW + 3_600_000 }))
  platform.fail(openWithdrawal, 'payment.password.locked')
  await user.type(sheet.getByLabelText('Payment password', { selector: 'input' }), '280914')
  await user.click(sheet.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(platform.count(openWithdrawal)).toBe(2))
  expect(await screen.findByText(/The payment password is locked until/)).toBeInTheDocument()
})

test.each(['order.not.found', 'request_param_err'] as const)(
  'an order that is not there (%s) says so',
  { tags: ['MONEY-010'] },
  async (code) => {
    platform.fail(withdrawalOrder, code)
    open('/m/withdraw?order=nonsense')
    expect(await screen.findByText(/This order does not exist/)).toBeInTheDocument()
  },
)

test('a member with a payment password is never asked to set a first one', {
  tags: ['MONEY-010'],
}, async () => {
  let tell = () => {}
  platform.answer(withdrawCards, { cards: [card(1)], limit: 5, payeeName: 'Amina' }).reply(
    securityConfig,
    () =>
      new Promise((resolve) => {
        tell = () => resolve(Response.json({ success: true, value: { ...security, hasPaymentPassword: true } }))
      }),
  )
  const { user } = open('/m/withdraw?view=cards')
  await user.click(await screen.findByRole('button', { name: 'Add a card' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  tell()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a card' })).not.toHaveAttribute('aria-busy'))
  await user.click(screen.getByRole('button', { name: 'Add a card' }))
  expect(await screen.findByRole('dialog', { name: 'Add a card' })).toBeInTheDocument()
})

test('cards are masked, at most five, each with a way to take it away', { tags: ['MONEY-010'] }, async () => {
  platform.answer(withdrawCards, { cards: [1, 2, 3, 4, 5].map((id) => card(id)), limit: 5, payeeName: 'Amina' })
  open('/m/withdraw?view=cards')
  expect(await screen.findAllByText('****1234')).toHaveLength(5)
  expect(screen.getAllByRole('button', { name: /^Remove Marjan Bank/ })).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'Add a card' })).not.toBeInTheDocument()
})
