import { screen, waitFor } from '@testing-library/react'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { Balance } from './Balance.tsx'

const wallet = (sumBalance: number, currencySymbol = 'Rs') => ({
  sumBalance,
  currency: 'X',
  currencySymbol,
  balance: [],
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(balance, wallet(1234.5))
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
  localStorage.clear()
})

const balanceTexts = () =>
  screen
    .getAllByText((_, element) => element?.getAttribute('data-hidden') === 'false')
    .map(({ textContent }) => textContent)

describe('the balance, wherever it stands', () => {
  test.each([
    [1234.5, 'Rs', 'Rs 1,234', 8],
    [1999.9999, 'Rs', 'Rs 1,999', 8],
    [0.99, 'Rs', 'Rs 0', 4],
    [12_345_678.9, '₹', '₹ 12,345,678', 13],
  ])(
    '%d in %s reads %s, cut and not rounded; hidden it is %i asterisks',
    { tags: ['MONEY-005', 'MONEY-006'] },
    async (amount, symbol, text, stars) => {
      platform.answer(balance, wallet(amount, symbol))
      const { user } = renderInApp(<Balance />)
      await waitFor(() => expect(balanceTexts()).toEqual([text]))
      await user.click(screen.getByRole('button', { name: 'Hide balance' }))
      expect(balanceTexts()).toEqual([`${symbol} ${'*'.repeat(stars)}Balance hidden`])
    },
  )

  test('a hidden balance is hidden everywhere until shown again', {
    tags: ['MONEY-004', 'MONEY-006'],
  }, async () => {
    const { user, unmount } = renderInApp(
      <>
        <Balance />
        <Balance />
      </>,
    )
    await waitFor(() => expect(balanceTexts()).toEqual(['Rs 1,234', 'Rs 1,234']))
    await user.click(screen.getAllByRole('button', { name: 'Hide balance' })[0] as HTMLElement)
    const masked = 'Rs ********Balance hidden'
    expect(balanceTexts()).toEqual([masked, masked])
    unmount()
    renderInApp(<Balance />)
    await waitFor(() => expect(balanceTexts()).toEqual([masked]))
  })

  test('while refreshing, the balance is asterisks', {
    tags: ['MONEY-003', 'MONEY-004', 'MONEY-007'],
  }, async () => {
    const { user } = renderInApp(<Balance />)
    await waitFor(() => expect(balanceTexts()).toEqual(['Rs 1,234']))
    let answer = () => {}
    platform.reply(
      balance,
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ success: true, value: wallet(60) })))),
    )
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await waitFor(() => expect(balanceTexts()).toEqual(['Rs ********Balance hidden']))
    answer()
    await waitFor(() => expect(balanceTexts()).toEqual(['Rs 60']))
  })

  test('a balance that could not be reloaded says so', {
    tags: ['MONEY-007'],
  }, async () => {
    const { user } = renderInApp(<Balance />)
    await waitFor(() => expect(balanceTexts()).toEqual(['Rs 1,234']))
    platform.fail(balance, 'system.error')
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    expect(await screen.findByText('The balance could not be loaded')).toBeInTheDocument()
  })
})
