import { act, screen, waitFor, within } from '@testing-library/react'
import { type DepositPromotion, depositPromotions } from '@understudy/contracts/deposit-promotions'
import {
  type DepositChannel,
  depositChannels,
  depositOrder,
  depositSettings,
  openDeposit,
} from '@understudy/contracts/deposits'
import { systemStatus } from '@understudy/contracts/system'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { order, T } from '@/test/deposit-samples'
import { failure, fakePlatform } from '@/test/platform'
import { answerTaken, renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import DepositScreen from './DepositScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const channel = (vendorId: string, vendorName: string, more: Partial<DepositChannel> = {}): DepositChannel => ({
  vendorId,
  vendorName,
  logo: '/img/a/payment/marjan-bank.svg',
  min: 100,
  max: 30_000,
  decimals: false,
  fee: 0,
  reimbursement: 0,
  expectedMinutes: 2,
  quickAmounts: [100, 1_000, 5_000],
  ...more,
})
const promotion = (id: number, more: Partial<DepositPromotion> = {}): DepositPromotion => ({
  id,
  title: `Bonus ${id}`,
  percent: 15,
  cap: 3_000,
  minDeposit: 500,
  multiple: 8,
  every: 'day',
  ...more,
})
const settings = (more: object = {}) => ({
  allowDeposit: 'Y' as const,
  totalDepositSuccessCount: 3,
  pendingLimit: 3,
  pending: [],
  timeOutUntil: null,
  limitLeft: null,
  ...more,
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['DPSTBAS3'])))
    .answer(depositSettings, settings())
    .answer(depositChannels, {
      pg: { channels: [channel('PG1', 'Lantern Pay')] },
      mt: { channels: [channel('MT1', 'Marjan Bank', { min: 500 })] },
      ma: { channels: [channel('MA1', 'Jugnu Wallet', { fee: 100 })] },
      card: { channels: [channel('SC1', 'Scratch card', { quickAmounts: [] })] },
    })
    .answer(depositPromotions, [])
    .answer(openDeposit, order())
    .answer(depositOrder, order())
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path = '/m/voucherCenter') => renderInApp(<DepositScreen />, { path })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test.each([0, 1, 2] as const)('a member of type %s is shown the form', { tags: ['SESSION-012'] }, async (type) => {
  session.store(sessionSample(type))
  renderInApp(<Screens />, { path: '/m/voucherCenter' })
  expect(await screen.findByRole('radio', { name: /Marjan Bank/ })).toBeInTheDocument()
})

test('a trial session is sent away', { tags: ['SESSION-012'] }, async () => {
  session.store(sessionSample(4))
  const { path } = renderInApp(<Screens />, { path: '/m/voucherCenter' })
  await waitFor(() => expect(path()).not.toBe('/m/voucherCenter'))
  expect(platform.count(depositChannels)).toBe(0)
})

describe('a deposit', { tags: ['MONEY-001'] }, () => {
  test('a deposit is three taps: channel, amount, go; its order is in the address', {
    tags: ['MONEY-001'],
  }, async () => {
    const { user, path } = open()
    await user.click(await screen.findByRole('radio', { name: /Marjan Bank/ }))
    await user.click(await button('5,000'))
    await user.click(await button('Continue'))
    await waitFor(() => expect(path()).toBe(`/m/voucherCenter?order=${T}`))
    const { url, body } = platform.last(openDeposit) ?? {}
    expect({ pathname: url?.pathname, body }).toEqual({
      pathname: '/wps/transaction/deposit/mt',
      body: { vendorId: 'MT1', amount: 5_000, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
  })

  test.each([
    ['whose reply was lost', () => Promise.reject(new TypeError('The connection was lost'))],
    ['that is refused for others, opened elsewhere', () => failure('deposit.pending.limit')],
  ])('a deposit refused with %s reloads what is open', { tags: ['MONEY-001'] }, async (_what, reply) => {
    platform.reply(openDeposit, reply)
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /Marjan Bank/ }))
    await user.click(await button('5,000'))
    platform.answer(depositSettings, settings({ pending: [order()] }))
    await user.click(await button('Continue'))
    expect(await screen.findByRole('link', { name: /Rs.5,000.00 · Marjan Bank/ })).toBeInTheDocument()
  })

  test.each([
    ['cancelled since, is an order of its own', 6, `${T}9`, 3],
    ['paid since, is that order', 3, T, 2],
  ] as const)(
    'a deposit repeated after a lost reply, the first one %s',
    { tags: ['MONEY-001'] },
    async (_what, state, leadsTo, sent) => {
      platform.reply(openDeposit, () => Promise.reject(new TypeError('The connection was lost')))
      const { user, path } = open()
      await user.click(await screen.findByRole('radio', { name: /Marjan Bank/ }))
      await user.click(await button('5,000'))
      await user.click(await button('Continue'))
      await waitFor(() => expect(platform.count(openDeposit)).toBe(1))
      const keyOf = (body: unknown) => (body as { requestId: string }).requestId
      const lost = keyOf(platform.last(openDeposit)?.body)
      platform.reply(openDeposit, ({ body }) =>
        Response.json({
          success: true,
          value: keyOf(body) === lost ? order({ state, cancellable: false }) : order({ transId: `${T}9` }),
        }),
      )
      await user.click(await button('Continue'))
      await waitFor(() => expect(path()).toBe(`/m/voucherCenter?order=${leadsTo}`))
      // The first retry repeats the key of the lost request, as that order may still be open.
      expect(platform.count(openDeposit)).toBe(sent)
    },
  )

  test('a deposit that the platform refuses at once is sent once', { tags: ['MONEY-001'] }, async () => {
    platform.answer(openDeposit, order({ state: 4, cancellable: false }))
    const { user, path } = open()
    await user.click(await screen.findByRole('radio', { name: /Marjan Bank/ }))
    await user.click(await button('5,000'))
    await user.click(await button('Continue'))
    await waitFor(() => expect(path()).toBe(`/m/voucherCenter?order=${T}`))
    expect(platform.count(openDeposit)).toBe(1)
  })

  test('a deposit opened after its member has left the page leads nobody away', {
    tags: ['MONEY-001'],
  }, async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    platform.reply(openDeposit, () => answered.then(() => Response.json({ success: true, value: order() })))
    const { user, path } = renderInApp(
      <>
        <Routes>
          <Route path="/m/voucherCenter" element={<DepositScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Link to="/m/home">away</Link>
      </>,
      { path: '/m/voucherCenter' },
    )
    await user.click(await screen.findByRole('radio', { name: /Marjan Bank/ }))
    await user.click(await button('5,000'))
    await user.click(await button('Continue'))
    await waitFor(() => expect(platform.count(openDeposit)).toBe(1))
    await user.click(screen.getByRole('link', { name: 'away' }))
    answer()
    await answerTaken()
    expect(path()).toBe('/m/home')
  })

  test('a deposit with a promotion shows bonus and turnover before paying', {
    tags: ['MONEY-001'],
  }, async () => {
    platform.answer(depositPromotions, [promotion(41, { title: 'Welcome', percent: 100 }), promotion(40)])
    const { user, path } = open()
    const effect = () => screen.getByRole('form').textContent
    const group = await screen.findByRole('group', { name: /Add a promotion/ })
    expect(within(group).queryByRole('button', { pressed: true })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Bonus 40.*15% extra, up to .*Rs\s3,000/ }))
    await user.clear(screen.getByLabelText('Amount'))
    expect(effect()).toMatch(/Deposit .*Rs\s500.* or more\. Wager the bonus 8 times/)
    await user.type(screen.getByLabelText('Amount'), '499')
    await user.click(await button('Go to payment'))
    expect(screen.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true')
    expect(platform.count(openDeposit)).toBe(0)
    await user.clear(screen.getByLabelText('Amount'))
    await user.type(screen.getByLabelText('Amount'), '1010')
    expect(effect()).toMatch(
      /You get .*Rs\s151\.50.*Wager .*Rs\s1,212.* for it before you withdraw, on top of the deposit/,
    )
    await user.click(screen.getByRole('button', { name: /Welcome/ }))
    expect(within(group).getAllByRole('button', { pressed: true })).toHaveLength(1)
    expect(effect()).toMatch(/You get .*Rs\s1,010.*Wager .*Rs\s8,080/)
    await user.click(await button('Go to payment'))
    await waitFor(() => expect(path()).toBe(`/m/voucherCenter?order=${T}`))
    expect(platform.last(openDeposit)?.body).toMatchObject({ amount: 1_010, promotionId: 41 })
  })

  test('the form waits for the promotions above it, which would move it down', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const reply = { success: true, value: [promotion(40)] }
    platform.reply(depositPromotions, () => answered.then(() => Response.json(reply)))
    open()
    await waitFor(() => expect(platform.count(depositPromotions)).toBe(1))
    await waitFor(() => expect(platform.count(depositChannels)).toBe(1))
    // Long enough for the channels to be shown.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(screen.queryByRole('radio', { name: /Marjan Bank/ })).not.toBeInTheDocument()
    answer()
    expect(await screen.findByRole('radio', { name: /Marjan Bank/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Bonus 40/ })).toBeInTheDocument()
  })

  test('a typed amount is kept in the next channel within its bounds', {
    tags: ['MONEY-001'],
  }, async () => {
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '400')
    await user.click(screen.getByRole('radio', { name: /Scratch card/ }))
    await user.click(screen.getByRole('radio', { name: /Marjan Bank/ }))
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    expect({ amountValue: amount.value, ariaInvalid: amount.getAttribute('aria-invalid') }).toEqual({
      amountValue: '400',
      ariaInvalid: null,
    })
    await user.click(await button('Continue'))
    expect(amount).toHaveAttribute('aria-invalid', 'true')
    expect(platform.count(openDeposit)).toBe(0)
  })

  test.each([
    ['comes back with who logs in again', () => session.drop(), 'amina', '777'],
    ['is gone with a logout', () => session.end(), 'amina', '1000'],
    ['is nobody else’s', () => session.drop(), 'zoya', '1000'],
  ])(
    'an amount that was typed when the session ended %s',
    { tags: ['MONEY-001'] },
    async (_what, end, userName, expected) => {
      const { user, unmount } = open()
      await user.click(await screen.findByRole('radio', { name: /Marjan Bank/ }))
      await user.type(screen.getByRole('textbox', { name: 'Amount' }), '777')
      act(end)
      unmount()
      session.store({ ...sessionSample(), userName })
      open()
      expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveProperty('value', expected)
      expect(screen.getByRole('radio', { name: /Marjan Bank/ })).toHaveProperty('checked', expected === '777')
    },
  )

  test('an amount too small for a promotion is valid without the promotion', {
    tags: ['MONEY-001'],
  }, async () => {
    platform.answer(depositPromotions, [promotion(41), promotion(40)])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: /Bonus 40/ }))
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '200')
    await user.click(await button('Go to payment'))
    expect(await screen.findByText('between 500 and 30,000')).toBeInTheDocument()
    // Clicking Bonus 41 blurs the field, whose amount is still too low; the next click happens without focus in the
    // field.
    await user.click(screen.getByRole('button', { name: /Bonus 41/ }))
    expect(screen.getByText('between 500 and 30,000')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /Bonus 41/ }))
    expect(screen.queryByText('between 500 and 30,000')).not.toBeInTheDocument()
    expect(screen.getByRole('textbox', { name: 'Amount' })).not.toHaveAttribute('aria-invalid')
  })

  test('a fraction is sent through a channel that takes one, and refused by any other', {
    tags: ['MONEY-001'],
  }, async () => {
    platform.answer(depositChannels, {
      mt: { channels: [channel('MT1', 'Marjan Bank')] },
      crypto: { channels: [channel('CT1', 'USX coin', { decimals: true })] },
    })
    const { user, path } = open()
    const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
    await user.type(await amount(), '1000.25')
    await user.click(await button('Continue'))
    expect(await screen.findByText('whole numbers only')).toBeInTheDocument()
    // Only the decimal keyboard of a phone has a point.
    expect((await amount()).inputMode).toBe('numeric')
    await user.click(screen.getByRole('radio', { name: /USX coin/ }))
    expect((await amount()).inputMode).toBe('decimal')
    await user.click(await button('Continue'))
    await waitFor(() => expect(path()).toBe(`/m/voucherCenter?order=${T}`))
    expect(platform.last(openDeposit)?.body).toMatchObject({ vendorId: 'CT1', amount: 1000.25 })
  })

  test('a promotion named in the address stays chosen until it is removed', {
    tags: ['MONEY-001'],
  }, async () => {
    platform.answer(depositPromotions, [promotion(41), promotion(40)])
    const { user } = open('/m/voucherCenter?promotion=40')
    const group = await screen.findByRole('group', { name: /Add a promotion/ })
    const pressed = () =>
      within(group)
        .queryAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent)
    expect(within(group).getAllByRole('button')[0]).toHaveTextContent(/Bonus 40/)
    expect(pressed()).toEqual([expect.stringMatching(/Bonus 40/)])
    await user.click(screen.getByRole('radio', { name: /Marjan Bank/ }))
    expect(pressed()).toEqual([expect.stringMatching(/Bonus 40/)])
    await user.click(screen.getByRole('button', { name: /Bonus 40/ }))
    expect(pressed()).toEqual([])
    await user.click(await button('5,000'))
    await user.click(await button('Continue'))
    await waitFor(() => expect(platform.count(openDeposit)).toBe(1))
    expect(platform.last(openDeposit)?.body).not.toHaveProperty('promotionId')
  })

  test('a deposit is two taps with the amount and the method that are chosen at first', {
    tags: ['MONEY-001'],
  }, async () => {
    const { user, path } = open()
    expect(await button('1,000')).toHaveAttribute('aria-pressed', 'true')
    await user.click(await button('Go to payment'))
    await waitFor(() => expect(path()).toBe(`/m/voucherCenter?order=${T}`))
    expect(platform.last(openDeposit)?.body).toMatchObject({ vendorId: 'PG1', amount: 1_000 })
  })

  test('the deposit button is alive without an amount, and asks for one', async () => {
    const { user } = open()
    await user.clear(await screen.findByRole('textbox', { name: 'Amount' }))
    const go = await button('Go to payment')
    expect(go).toBeEnabled()
    await user.click(go)
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('aria-invalid', 'true')
    expect(platform.count(openDeposit)).toBe(0)
  })

  test('an amount typed into the field replaces the chosen one', async () => {
    const { user } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '750')
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('750')
  })

  test('the chosen amount stays within the method, the promotion and the own limit', async () => {
    platform
      .answer(depositSettings, settings({ limitLeft: 700 }))
      .answer(depositPromotions, [promotion(40, { minDeposit: 600 })])
      .answer(depositChannels, {
        pg: { channels: [channel('PG1', 'Lantern Pay', { quickAmounts: [100, 650, 1_000] })] },
        mt: { channels: [channel('MT1', 'Marjan Bank', { min: 700, quickAmounts: [700, 900] })] },
      })
    const { user } = open()
    const amount = await screen.findByRole('textbox', { name: 'Amount' })
    expect(amount).toHaveValue('650')
    await user.click(screen.getByRole('button', { name: /Bonus 40/ }))
    expect(amount).toHaveValue('650')
    await user.click(screen.getByRole('radio', { name: /Marjan Bank/ }))
    expect(amount).toHaveValue('700')
  })

  test('the last deposit’s method is chosen and first, others are behind a button', async () => {
    const names = ['Lantern Pay', 'Marjan Bank', 'Darya Savings', 'Jugnu Wallet', 'QR code', 'USX coin']
    platform.answer(depositChannels, { pg: { channels: names.map((name, at) => channel(`PG${at}`, name)) } })
    const methods = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    const { user, unmount } = open()
    await user.click(await button('More'))
    expect(methods()).toHaveLength(6)
    await user.click(screen.getByRole('radio', { name: /QR code/ }))
    await user.click(await button('Go to payment'))
    await waitFor(() => expect(platform.count(openDeposit)).toBe(1))
    unmount()
    open()
    await button('More')
    expect(methods()).toEqual(['QR code2 min', 'Lantern Pay2 min', 'Marjan Bank2 min'])
    expect(screen.getByRole('radio', { name: /QR code/ })).toBeChecked()
  })

  test('amounts to choose show the bonus of the chosen promotion', async () => {
    platform.answer(depositPromotions, [promotion(40)])
    const { user } = open()
    expect((await button('5,000')).textContent).toBe('5,000')
    await user.click(await screen.findByRole('button', { name: /Bonus 40/ }))
    expect((await button(/^1,000/)).textContent).toMatch(/^1,000\+.*Rs\s150/)
    expect((await button(/^5,000/)).textContent).toMatch(/^5,000\+.*Rs\s750/)
    expect(screen.getByText(/^\+.*Rs\s750/)).toHaveAttribute('dir', 'ltr')
    await user.click(screen.getByRole('button', { name: /Bonus 40/ }))
    expect((await button('5,000')).textContent).toBe('5,000')
  })

  test('a merchant without the deposit module offers service instead of a form', async () => {
    platform.answer(systemStatus, statusSample({}, settingsSample({}, [])))
    open()
    expect(await screen.findByText(/You cannot deposit in this app/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Customer service' })).toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  test('a promotion taken meanwhile is refused with its reason and no longer offered', {
    tags: ['MONEY-001'],
  }, async () => {
    platform.answer(depositPromotions, [promotion(40)]).reply(openDeposit, () => {
      platform.answer(depositPromotions, [])
      return failure('claim.already')
    })
    const { user } = open('/m/voucherCenter?promotion=40')
    await screen.findByRole('button', { name: /Bonus 40/ })
    await user.click(await button(/^1,000/))
    await user.click(await button('Go to payment'))
    expect(await screen.findByText(/already claimed/)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bonus 40/ })).not.toBeInTheDocument())
  })

  test.each([
    [1, /You get .*Rs\s150.* when the money arrives\. Wager: .*Rs\s1,200/],
    [3, /Rs\s150.*; wager .*Rs\s1,200/],
    [5, /Not paid out\. You can choose it again\./],
    [3, /Rs\s150\.25.*; wager .*Rs\s1,202\b(?!\.)/, 150.25],
  ] as const)(
    'the order shows what its promotion adds, added, or that it failed (state %s)',
    { tags: ['MONEY-001'] },
    async (state, said, bonus: number = 150) => {
      const offer = { id: 40, title: 'Daily bonus', bonus, turnover: bonus * 8 }
      platform.answer(depositOrder, order({ state, promotion: offer }))
      open(`/m/voucherCenter?order=${T}`)
      const link = await screen.findByRole('link', { name: 'Daily bonus' })
      expect(link).toHaveAttribute('href', '/m/activityDetail?id=40')
      expect(link.parentElement?.textContent).toMatch(said)
    },
  )

  test('a deposit shows what a fee leaves, and refuses amounts out of bounds', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /Jugnu Wallet/ }))
    await user.click(await button('1,000'))
    expect(screen.getByText('Fee \u2066Rs 10.00\u2069. You get \u2066Rs 990.00\u2069.')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: /Marjan Bank/ }))
    await user.type(screen.getByLabelText('Amount'), '499')
    await user.click(await button('Continue'))
    expect(screen.getByLabelText('Amount')).toHaveAttribute('aria-invalid', 'true')
    expect(platform.count(openDeposit)).toBe(0)
  })

  test('a deposit beyond one’s own limit says so, with a link to the limit', async () => {
    platform.reply(openDeposit, () => failure('limit.deposit.reached', { left: 300 }))
    const { user } = open()
    await user.click(await button('1,000'))
    await user.click(await button('Go to payment'))
    expect(await screen.findByText('\u2066Rs 300\u2069 left of your deposit limit.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'See my limits' })).toHaveAttribute('href', '/m/set')
  })

  test('a deposit is not offered while three are open', async () => {
    platform.answer(
      depositSettings,
      settings({ allowDeposit: 'N', pending: [1, 2, 3].map((n) => order({ transId: `${T}${n}` })) }),
    )
    const { user } = open()
    expect(await screen.findByText(/You have 3 open orders/)).toBeInTheDocument()
    await user.click(await button('1,000'))
    expect(await button('Go to payment')).toHaveProperty('disabled', true)
    expect(screen.getAllByRole('link', { name: /Marjan Bank/ })).toHaveLength(3)
  })

  test.each([
    ['an open order has expired', () => ({ pending: [1, 2, 3].map((n) => order({ transId: `${T}${n}` })) })],
    ['a time-out is over', () => ({ timeOutUntil: Date.now() + 60_000 })],
  ])('a deposit is offered again without a reload once %s', async (_what, held) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    platform.answer(depositSettings, settings({ allowDeposit: 'N', ...held() }))
    const { user } = open()
    await user.click(await button('1,000'))
    expect(await button('Go to payment')).toHaveProperty('disabled', true)
    platform.answer(depositSettings, settings())
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(async () => expect(await button('Go to payment')).toHaveProperty('disabled', false))
    expect(screen.queryByText('Open orders')).not.toBeInTheDocument()
  })

  test('a scratch card needs twelve and eight digits and is paid at once', async () => {
    platform.answer(openDeposit, order({ state: 3, depositMode: 'card', cancellable: false }))
    const { user, path } = open()
    await user.click(await screen.findByRole('radio', { name: /Scratch card/ }))
    await user.type(screen.getByLabelText('Serial number'), '1000 0001 0001x')
    await user.type(screen.getByLabelText('PIN under the scratch panel'), '24680001')
    await user.click(await button('Redeem the card'))
    await waitFor(() => expect(platform.count(openDeposit)).toBe(1))
    expect(platform.last(openDeposit)?.body).toMatchObject({ serial: '100000010001', pin: '24680001', vendorId: 'SC1' })
    await waitFor(() => expect(path()).toBe(`/m/voucherCenter?order=${T}`))
    expect(platform.count(openDeposit)).toBe(1)
  })
})
