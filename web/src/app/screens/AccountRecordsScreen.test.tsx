import { screen, waitFor, within } from '@testing-library/react'
import { type AccountRecord, accountRecords } from '@understudy/contracts/records'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import AccountRecordsScreen from './AccountRecordsScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const movement = (change: Partial<AccountRecord> = {}): AccountRecord => ({
  tx_id: '77',
  order_no: 'NP:100001:9',
  tx_type_id: 5001,
  kind: 'game',
  tx_time: Date.UTC(2026, 2, 10, 7, 5, 9),
  day: '2026-03-10',
  amount: -20,
  current_avail_balance: 480.5,
  wallet: 'main',
  about: 'Book of Rain',
  remark: '',
  ...change,
})
const reply = (list: AccountRecord[], next: string | null = null) => ({
  list,
  next,
  totalCount: 2,
  footer: { in: 30.25, out: -20, net: 10.25 },
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  const won = movement({ tx_id: '78', tx_type_id: 5002, amount: 30.25, current_avail_balance: 510.75 })
  platform = fakePlatform().answer(accountRecords, reply([won, movement()]))
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const open = (path = '/m/transaction/record') => renderInApp(<AccountRecordsScreen />, { path })
const lastQuery = () => Object.fromEntries(platform.last(accountRecords)?.url.searchParams ?? [])

test('a visitor without a session is sent to the login', { tags: ['RECORDS-003'] }, () => {
  session.drop()
  expect(renderInApp(<Screens />, { path: '/m/transaction/record' }).path()).toBe('/m/login')
})

test('a movement shows what it was, what came or went, and the balance after it', {
  tags: ['RECORDS-003'],
}, async () => {
  open()
  const list = await screen.findByRole('region', { name: 'Transactions' })
  const [won, staked] = within(list).getAllByRole('listitem')
  expect(won?.textContent).toMatch(/Win.*Book of Rain.*\+Rs 30\.25.*Rs 510\.75/)
  expect(staked?.textContent).toMatch(/Bet.*Book of Rain.*−Rs 20\.00.*Rs 480\.50/)
  const totals = screen.getByRole('region', { name: 'Totals of this selection' })
  expect(totals.textContent).toMatch(/2 transactions.*\+Rs 10\.25.*\+Rs 30\.25.*−Rs 20\.00/)
})

test('the selection of a record and its address follow each other', {
  tags: ['RECORDS-006'],
}, async () => {
  const { user, path } = open('/m/transaction/record?days=today&kind=game')
  await waitFor(() => expect(lastQuery()).toMatchObject({ kind: 'game' }))
  expect(lastQuery().startDate).toBe(lastQuery().endDate)
  await user.click(screen.getByLabelText('30 days'))
  await user.selectOptions(screen.getByLabelText('Direction'), 'Money out')
  expect(path()).toBe('/m/transaction/record?days=month&kind=game&direction=out')
  await waitFor(() => expect(lastQuery()).toMatchObject({ kind: 'game', direction: 'out' }))
})

test('a player chooses at most 31 days, in their order', { tags: ['RECORDS-006'] }, async () => {
  const { user, path } = open()
  await user.click(screen.getByRole('button', { name: 'Choose days' }))
  const sheet = await screen.findByRole('dialog', { name: 'Choose days' })
  const fill = async (label: string, day: string) => {
    const lists = within(within(sheet).getByRole('group', { name: label }))
    const [year = '', month = '', date = ''] = day.split('-')
    await user.selectOptions(lists.getByLabelText('Year'), year)
    await user.selectOptions(lists.getByLabelText('Month'), month)
    await user.selectOptions(lists.getByLabelText('Day'), date)
  }
  await fill('First day', '2026-01-01')
  await fill('Last day', '2026-02-01')
  await user.click(within(sheet).getByRole('button', { name: 'Show' }))
  expect(await within(sheet).findByText('At most 31 days')).toBeInTheDocument()
  await fill('Last day', '2025-12-31')
  expect(await within(sheet).findByText('The last day is before the first')).toBeInTheDocument()
  await fill('Last day', '2026-01-31')
  await user.click(within(sheet).getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(path()).toBe('/m/transaction/record?from=2026-01-01&to=2026-01-31'))
  await waitFor(() => expect(lastQuery()).toMatchObject({ startDate: '2026-01-01', endDate: '2026-01-31' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the usual days' }))
  expect(path()).toBe('/m/transaction/record?days=week')
})

test('the sheet of a movement has its numbers to copy, and no raw keys', { tags: ['RECORDS-006'] }, async () => {
  const { user } = open()
  const [, staked] = within(await screen.findByRole('region', { name: 'Transactions' })).getAllByRole('button')
  await user.click(staked as HTMLElement)
  const sheet = await screen.findByRole('dialog', { name: 'Bet' })
  for (const fact of ['77', 'NP:100001:9', 'Book of Rain', '−Rs 20.00', 'Rs 480.50'])
    expect(sheet.textContent).toContain(fact)
  for (const name of ['Copy Transaction number', 'Copy Order number'])
    expect(within(sheet).getByRole('button', { name })).toBeInTheDocument()
  expect(sheet.textContent).not.toMatch(/tx_|order_no|main|5001/)
})

test('further pages are asked for from where the last one ended', { tags: ['RECORDS-006'] }, async () => {
  platform.reply(accountRecords, ({ url }) =>
    Response.json({
      success: true,
      value: url.searchParams.has('after')
        ? { list: [movement({ tx_id: '70' })], next: null, totalCount: null, footer: null }
        : reply([movement()], '1773126309000.154'),
    }),
  )
  open()
  await waitFor(() => expect(lastQuery().after).toBe('1773126309000.154'))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
})

test('an empty record links to all types, to more days, or to a deposit', { tags: ['RECORDS-003'] }, async () => {
  platform.answer(accountRecords, { ...reply([]), totalCount: 0, footer: { in: 0, out: 0, net: 0 } })
  const { user, path } = open('/m/transaction/record?days=today&kind=deposit')
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  expect(path()).toBe('/m/transaction/record?days=today')
  await user.click(await screen.findByRole('button', { name: 'See the last 30 days' }))
  expect(path()).toBe('/m/transaction/record?days=month')
  expect(await screen.findByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/m/voucherCenter')
})

test('a record that fails to load says so and is tried again', { tags: ['RECORDS-003'] }, async () => {
  platform.fail(accountRecords, 'TOO_MANY_REQUEST')
  const { user } = open()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  platform.answer(accountRecords, reply([movement()]))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Transactions' })).toBeInTheDocument()
})
