import { screen, waitFor } from '@testing-library/react'
import { memberInfo } from '@understudy/contracts/member'
import { touch } from '@understudy/contracts/open-session'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetTime, syncClock } from '@/shared/clock'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { memberSample, sessionSample } from '@/test/samples'
import { BalancePanel } from './BalancePanel.tsx'

const wallet = (sumBalance: number) => ({ sumBalance, currency: 'PKR', currencySymbol: 'Rs', balance: [] })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(memberInfo, memberSample()).answer(balance, wallet(48_250.9))
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const visible = (text: string) =>
  screen.getByText(text).closest('[data-hidden]')?.getAttribute('data-hidden') === 'false'

describe('the balance panel', () => {
  test('the balance panel has level, name, currency, total, hide and refresh', { tags: ['HOME-021'] }, async () => {
    renderInApp(<BalancePanel />)
    expect(await screen.findByText('Rs 48,250')).toBeInTheDocument()
    expect(visible('Rs 48,250')).toBe(true)
    expect(await screen.findByRole('link', { name: /VIP 6/ })).toBeInTheDocument()
    expect(screen.getByText('amina')).toBeInTheDocument()
    for (const name of ['Hide balance', 'Refresh balance'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
  })

  test('a hidden balance has an asterisk for each character and stays hidden', {
    tags: ['HOME-021'],
  }, async () => {
    const { user, unmount } = renderInApp(<BalancePanel />)
    await screen.findByText('Rs 48,250')
    await user.click(screen.getByRole('button', { name: 'Hide balance' }))
    expect(visible(`Rs ${'*'.repeat('48,250.90'.length)}`)).toBe(true)
    expect(visible('Rs 48,250')).toBe(false)
    unmount()
    renderInApp(<BalancePanel />)
    expect(visible('Rs *********')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Show balance' }))
    expect(visible('Rs 48,250')).toBe(true)
  })

  test('the balance panel shows asterisks while loading, then the new amount', { tags: ['HOME-021'] }, async () => {
    const { user } = renderInApp(<BalancePanel />)
    await screen.findByText('Rs 48,250')
    let answer = () => {}
    platform.reply(
      balance,
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ success: true, value: wallet(60_000) })))),
    )
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    await waitFor(() => expect(visible('Rs *********')).toBe(true))
    answer()
    await waitFor(() => expect(visible('Rs 60,000')).toBe(true))
  })

  test('the balance panel says that the balance did not load, and tries again', async () => {
    platform.fail(balance, 'system.error')
    const { user } = renderInApp(<BalancePanel />)
    expect(await screen.findByText('The balance could not be loaded')).toBeInTheDocument()
    platform.answer(balance, wallet(5))
    await user.click(screen.getByRole('button', { name: 'Refresh balance' }))
    expect(await screen.findByText('Rs 5')).toBeInTheDocument()
  })

  test('the balance panel is missing for a visitor, and loads nothing', () => {
    session.drop()
    renderInApp(<BalancePanel />)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(platform.count(balance)).toBe(0)
  })

  test('a trial session sees its remaining time, and a link to registration', async () => {
    const NOW = 1_790_000_000_000
    syncClock(new Headers({ 'x-world-time': String(NOW), 'x-world-clock': 'frozen' }))
    platform.answer(touch, { expiresAt: NOW + 52 * 60_000 + 9_000 })
    session.store({ ...sessionSample(), type: 4 })
    const { user, path } = renderInApp(<BalancePanel />)
    expect((await screen.findByRole('timer', { name: 'Time left' })).textContent).toBe('52:09')
    expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Register' }))
    expect(path()).toBe('/m/register')
    forgetTime()
  })

  test('a real account sees neither remaining time nor registration link', async () => {
    renderInApp(<BalancePanel />)
    expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument()
    expect(platform.count(touch)).toBe(0)
  })
})
