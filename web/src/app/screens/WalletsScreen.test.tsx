import { screen, waitFor, within } from '@testing-library/react'
import { balance, gameWallets } from '@understudy/contracts/wallet'
import { recallWallets, transferWallet, walletLocks } from '@understudy/contracts/wallet-transfer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WalletsLink } from '@/features/wallets/WalletsLink'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import WalletsScreen from './WalletsScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const vendorWallet = (
  vassalage: string,
  vendorName: string,
  availBalance: number,
  status = 'open' as 'open' | 'maintenance',
) => ({
  vassalage,
  vendorName,
  availBalance,
  status,
})
const wallets = (isSingle: 0 | 1 = 0) => ({
  isSingle,
  sumBalance: 1_500.5,
  currency: 'USD',
  currencySymbol: '$',
  wallets: [
    vendorWallet('AA', 'Amber Reels', 0),
    vendorWallet('NP', 'Nilgiri Play', 250.5),
    vendorWallet('FW', 'Four Wazirs', 300),
    vendorWallet('TN', 'Tidal Net', 20, 'maintenance'),
  ],
})
const moved = { transId: 'x', amount: 100, balances: { from: 0, to: 0, sumBalance: 1_500.5 } }

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(gameWallets, wallets())
    .answer(balance, {
      sumBalance: 1_500.5,
      currency: 'USD',
      currencySymbol: '$',
      balance: [{ accountTypeId: 2, accountName: 'main', balance: 930, availBalance: 930 }],
    })
    .answer(walletLocks, [{ vassalage: 'FW', availBalance: 300, locked: true }])
    .answer(transferWallet, moved)
    .answer(recallWallets, { transId: 'x', recalled: [], amount: 250.5, kept: ['FW', 'TN'], sumBalance: 1_500.5 })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = () => renderInApp(<WalletsScreen />, { path: '/m/wallets' })
const row = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name })

test('vendors are listed by what they hold, and an open round locks its wallet', {
  tags: ['API-064'],
}, async () => {
  open()
  await waitFor(async () => expect(await row(/Four Wazirs/)).toBeDisabled())
  const names = screen.getAllByRole('button', { name: /\$ \d/ }).map(({ textContent }) => textContent)
  expect(names[0]).toMatch(/Four Wazirs.*Finish the round.*Round open.*\$ 300\.00/)
  expect(names[1]).toMatch(/Nilgiri Play.*\$ 250\.50/)
  expect(names[2]).toMatch(/Tidal Net.*Maintenance.*\$ 20\.00/)
  expect(await row(/Tidal Net/)).toBeDisabled()
  expect(await screen.findByText('$ 930.00')).toBeInTheDocument()
})

test('a part of the balance moves to a wallet, under a key of its own', { tags: ['API-064'] }, async () => {
  const { user } = open()
  await user.click(await row(/Amber Reels/))
  const sheet = await screen.findByRole('dialog', { name: 'Amber Reels' })
  await user.type(within(sheet).getByLabelText('Amount'), '931')
  await user.click(within(sheet).getByRole('button', { name: 'Move' }))
  expect(platform.count(transferWallet)).toBe(0)
  await user.clear(within(sheet).getByLabelText('Amount'))
  await user.type(within(sheet).getByLabelText('Amount'), '100')
  await user.click(within(sheet).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(platform.count(transferWallet)).toBe(1))
  expect(platform.last(transferWallet)?.body).toEqual({
    from: 'main',
    to: 'AA',
    amount: 100,
    transferId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Amber Reels' })).not.toBeInTheDocument())
})

test('collecting all wallets brings back every ten-thousandth', { tags: ['API-064'] }, async () => {
  const { user } = open()
  await user.click(await row(/Nilgiri Play/))
  const sheet = await screen.findByRole('dialog', { name: 'Nilgiri Play' })
  await user.click(within(sheet).getByRole('button', { name: /Move all.*250\.50/ }))
  await waitFor(() => expect(platform.count(transferWallet)).toBe(1))
  expect(platform.last(transferWallet)?.body).toMatchObject({ from: 'NP', to: 'main' })
  expect(platform.last(transferWallet)?.body).not.toHaveProperty('amount')
})

test('a refused transfer says so in the sheet, which stays open', { tags: ['API-064'] }, async () => {
  platform.fail(transferWallet, 'game.round.open')
  const { user } = open()
  await user.click(await row(/Nilgiri Play/))
  const sheet = await screen.findByRole('dialog', { name: 'Nilgiri Play' })
  await user.click(within(sheet).getByRole('button', { name: /Move all/ }))
  expect(await within(sheet).findByRole('alert')).toBeInTheDocument()
})

test('a refused transfer refreshes the amounts in the sheet', { tags: ['API-064'] }, async () => {
  platform.fail(transferWallet, 'balance.not.enough')
  const { user } = open()
  await user.click(await row(/Nilgiri Play/))
  const sheet = await screen.findByRole('dialog', { name: 'Nilgiri Play' })
  const [, nilgiri, ...others] = wallets().wallets
  platform.answer(gameWallets, { ...wallets(), wallets: [{ ...nilgiri, availBalance: 40 }, ...others] as never })
  await user.click(within(sheet).getByRole('button', { name: /Move all.*250\.50/ }))
  expect(await within(sheet).findByRole('button', { name: /Move all.*40\.00/ })).toBeInTheDocument()
  expect(within(sheet).getByRole('alert')).toBeInTheDocument()
})

test('recalling all wallets names those that had to stay', { tags: ['API-064'] }, async () => {
  const { user } = open()
  await user.click(await row(/Move everything to the main wallet/))
  expect(await screen.findByText(/250\.50.*Locked wallets keep theirs/)).toBeInTheDocument()
  expect(platform.last(recallWallets)?.body).toEqual({ transferId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
})

test('a merchant with one wallet for all vendors has nothing to move', {
  tags: ['API-064'],
}, async () => {
  platform.answer(gameWallets, wallets(1))
  open()
  expect(await screen.findByText('All games use one wallet here.')).toBeInTheDocument()
  renderInApp(<WalletsLink />)
  await waitFor(() => expect(platform.count(gameWallets)).toBeGreaterThan(0))
  expect(screen.queryByRole('link', { name: 'Vendor wallets' })).not.toBeInTheDocument()
})

test('a merchant without vendor wallets says so instead of an empty list', { tags: ['API-064'] }, async () => {
  platform.answer(gameWallets, { ...wallets(), wallets: [] })
  open()
  expect(await screen.findByText('No vendor wallets right now.')).toBeInTheDocument()
  expect(screen.getByText('Main wallet')).toBeInTheDocument()
  expect(screen.queryByText('At the vendors')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Move everything to the main wallet' })).not.toBeInTheDocument()
})

test('the member centre leads to the wallets if each vendor has one', { tags: ['API-064'] }, async () => {
  renderInApp(<WalletsLink />)
  expect(await screen.findByRole('link', { name: 'Vendor wallets' })).toHaveAttribute('href', '/m/wallets')
})
