import { act, screen, waitFor } from '@testing-library/react'
import { addProofPicture, cancelDeposit, depositOrder, proveDeposit } from '@understudy/contracts/deposits'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import DepositArrivals from '@/features/deposits/DepositArrivals'
import { queryClient } from '@/shared/api'
import { session } from '@/shared/session'
import { order, T } from '@/test/deposit-samples'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import DepositScreen from './DepositScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['DPSTBAS3'])))
    .answer(depositOrder, order())
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path: string) => renderInApp(<DepositScreen />, { path })
const button = (name: string) => screen.findByRole('button', { name })

describe('a payment at the gateway', () => {
  const gateway = (more: Parameters<typeof order>[0] = {}) =>
    order({ depositMode: 'pg', payee: null, payUrl: 'https://stage.example/pay/w1.P1', ...more })

  test('an order that waits leads to the payment page', async () => {
    platform.answer(depositOrder, gateway())
    open(`/m/voucherCenter?order=${T}`)
    const pay = await screen.findByRole('link', { name: 'Go to payment' })
    expect(pay).toHaveAttribute('href', 'https://stage.example/pay/w1.P1?theme=dark')
    expect(screen.getByRole('button', { name: 'Cancel this order' })).toBeInTheDocument()
  })

  test('a paid order offers no second payment and says that it is being checked', async () => {
    platform.answer(depositOrder, gateway())
    open(`/m/voucherCenter?order=${T}&paid=1`)
    expect(await screen.findByText('Checking your payment')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Go to payment' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'I have not paid yet' })).toBeInTheDocument()
  })

  test('an ended deposit shows its end at any step of the address', async () => {
    platform.answer(depositOrder, gateway({ state: 5, payUrl: null, cancellable: false }))
    open(`/m/voucherCenter?order=${T}&paid=1`)
    expect(await screen.findByText(/The ten minutes passed/)).toBeInTheDocument()
    expect(screen.queryByText('Checking your payment')).not.toBeInTheDocument()
  })
})

test('a deposit that arrives is celebrated in its card, with no toast over it', async () => {
  open(`/m/voucherCenter?order=${T}`)
  await screen.findByText('482913')
  const card = screen.getByRole('region', { name: 'Deposit order' })
  expect(card).not.toHaveTextContent('Your deposit has arrived')
  platform.answer(depositOrder, order({ state: 3, amount: 4_990, cancellable: false }))
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(card).toHaveTextContent(/Your deposit has arrived.*Rs\s4,990/))
  expect(screen.getAllByText('Your deposit has arrived')).toHaveLength(1)
})

describe('a deposit left open', () => {
  const leaveOpen = async () => {
    const { unmount } = open(`/m/voucherCenter?order=${T}`)
    await screen.findByText('482913')
    unmount()
    await queryClient.cancelQueries()
  }

  test('the arrival of a deposit is celebrated on any page', async () => {
    await leaveOpen()
    platform.answer(depositOrder, order({ state: 3, amount: 4_990, cancellable: false }))
    queryClient.clear()
    renderInApp(<DepositArrivals />, { path: '/m/home' })
    expect((await screen.findByText('Your deposit has arrived')).parentElement?.textContent).toMatch(/Rs\s4,990/)
  })

  test('a failed deposit is announced once, a cancelled one not', async () => {
    await leaveOpen()
    platform.answer(depositOrder, order({ state: 4, cancellable: false }))
    queryClient.clear()
    const first = renderInApp(<DepositArrivals />, { path: '/m/home' })
    expect(await screen.findByText(/did not arrive/)).toBeInTheDocument()
    first.unmount()
    const callCount = platform.count(depositOrder)
    renderInApp(<DepositArrivals />, { path: '/m/home' })
    await act(async () => {})
    expect(platform.count(depositOrder)).toBe(callCount)
  })
})

describe('an order', { tags: ['MONEY-010'] }, () => {
  test('a deposit order shows payee and reference, takes a proof and waits', async () => {
    platform.answer(proveDeposit, order({ state: 2 }))
    const { user } = open(`/m/voucherCenter?order=${T}`)
    // Split into groups of four, between which a narrow phone breaks the line.
    expect((await screen.findByText('MRJB')).parentElement?.textContent).toBe('MRJB000011204478810')
    expect(screen.getByText('482913')).toBeInTheDocument()
    await user.type(screen.getByLabelText('Transfer number'), 'TR-12')
    await user.click(await button('I have paid'))
    expect(platform.count(proveDeposit)).toBe(0)
    await user.type(screen.getByLabelText('Transfer number'), '3456')
    platform.answer(depositOrder, order({ state: 2, cancellable: false }))
    await user.click(await button('I have paid'))
    expect((await screen.findAllByText('Checking')).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).not.toBeInTheDocument()
  })

  test.each([
    ['is there again after the login', T, { number: 'TR-123456', payer: 'Amina 0300' }],
    ['is not that of another order', `${T}9`, { number: '', payer: '' }],
  ])('a proof that was typed when the session ended %s', async (_what, next, expected) => {
    const { user, unmount } = open(`/m/voucherCenter?order=${T}`)
    await user.type(await screen.findByLabelText('Transfer number'), 'TR-123456')
    await user.type(screen.getByLabelText('Paid from (optional)'), 'Amina 0300')
    act(() => session.drop())
    unmount()
    session.store(sessionSample())
    platform.answer(depositOrder, order({ transId: next }))
    open(`/m/voucherCenter?order=${next}`)
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
    await screen.findByLabelText('Transfer number')
    expect({ number: value('Transfer number'), payer: value('Paid from (optional)') }).toEqual(expected)
  })

  test('a proof picture is sent once chosen; a file that is no picture is not', async () => {
    platform.answer(addProofPicture, order())
    const { user } = open(`/m/voucherCenter?order=${T}`)
    const input = await screen.findByLabelText<HTMLInputElement>(/picture/i, { selector: 'input[type=file]' })
    await user.upload(input, new File(['no picture'], 'slip.png', { type: 'image/png' }))
    expect(platform.count(addProofPicture)).toBe(0)
  })

  test('an order is cancelled after a confirmation', async () => {
    platform.answer(cancelDeposit, order({ state: 6 }))
    const { user } = open(`/m/voucherCenter?order=${T}`)
    await user.click(await button('Cancel this order'))
    platform.answer(depositOrder, order({ state: 6, cancellable: false }))
    await user.click(await button('Cancel order'))
    expect(await screen.findByText(/You cancelled this order/)).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Make another deposit' })).toBeInTheDocument()
  })

  test('an order that arrived before it could be cancelled says so at once', async () => {
    platform.fail(cancelDeposit, 'order.closed')
    const { user } = open(`/m/voucherCenter?order=${T}`)
    await user.click(await button('Cancel this order'))
    platform.answer(depositOrder, order({ state: 3, amount: 5_000, cancellable: false }))
    await user.click(await button('Cancel order'))
    expect(await screen.findByText(/The money is in your wallet/)).toBeInTheDocument()
    // Opened, and asked for once more at once: not left to the next poll.
    expect(platform.count(depositOrder)).toBe(2)
  })

  test.each([
    [{ state: 4, reason: 'amountDiffers', remark: 'We got 900' }, 'A different amount arrived.'],
    [{ state: 5 }, /The ten minutes passed/],
    [{ state: 3, amount: 5_000 }, /The money is in your wallet/],
  ] as const)('a deposit order tells its end: %o', async (more, said) => {
    platform.answer(depositOrder, order({ ...more, cancellable: false }))
    open(`/m/voucherCenter?order=${T}`)
    expect(await screen.findByText(said)).toBeInTheDocument()
  })

  test.each(['order.not.found', 'request_param_err'] as const)(
    'an order that is not there (%s) says so and leads back',
    async (code) => {
      platform.fail(depositOrder, code)
      open(`/m/voucherCenter?order=${T}`)
      expect(await screen.findByText(/This order does not exist/)).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Make another deposit' })).toBeInTheDocument()
    },
  )
})
