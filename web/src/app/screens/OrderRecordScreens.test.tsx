import { screen, waitFor, within } from '@testing-library/react'
import { type DepositRecord, depositRecords, type WithdrawRecord, withdrawRecords } from '@understudy/contracts/records'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import DepositRecordsScreen from './DepositRecordsScreen.tsx'
import WithdrawRecordsScreen from './WithdrawRecordsScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const NOON = Date.UTC(2026, 2, 10, 7, 5, 9)

const deposit = (change: Partial<DepositRecord> = {}): DepositRecord => ({
  transId: 'D20260310000001',
  depositMode: 'mt',
  vendorName: 'Marjan Bank',
  requestedAmount: 1_000,
  fee: 12.5,
  reimbursementAmount: 2.5,
  amount: 990,
  refId: 'TR77889900',
  depositDate: NOON,
  actualDepositDate: NOON + 60_000,
  state: 3,
  reason: null,
  remark: '',
  day: '2026-03-10',
  ...change,
})
const withdrawal = (change: Partial<WithdrawRecord> = {}): WithdrawRecord => ({
  refId: 'W20260310000001',
  amount: 500,
  fee: 5,
  bankName: 'Sitara Bank',
  payeeName: 'Amina Khan',
  accountNo: '••••1234',
  withdrawDate: NOON,
  endedAt: null,
  status: 2,
  reason: null,
  remark: '',
  day: '2026-03-10',
  ...change,
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(depositRecords, {
      list: [
        deposit({
          transId: 'D20260310000002',
          state: 4,
          reason: 'notFound',
          remark: 'Send it again',
          amount: 0,
          fee: 0,
          reimbursementAmount: 0,
          actualDepositDate: null,
        }),
        deposit(),
      ],
      next: null,
      totalCount: 2,
      footer: { requestedAmount: 1_000, fee: 12.5, reimbursementAmount: 2.5, amount: 990 },
    })
    .answer(withdrawRecords, {
      list: [withdrawal(), withdrawal({ refId: 'W20260309000001', status: 5, reason: 'review', endedAt: NOON })],
      next: null,
      totalCount: 2,
      footer: { amount: 500, fee: 5, underWay: 500 },
    })
  session.store(sessionSample())
})
afterEach(() => session.drop())

test.each(['/m/vouReport', '/m/withdrawReport'])(
  '%s sends a visitor without a session to the login',
  { tags: ['ROUTE-010', 'RECORDS-001', 'RECORDS-002'] },
  (path) => {
    session.drop()
    expect(renderInApp(<Screens />, { path }).path()).toBe('/m/login')
  },
)

test('a deposit shows its way, time, amount and state, above the server’s totals', {
  tags: ['ROUTE-010', 'RECORDS-001'],
}, async () => {
  const { user } = renderInApp(<DepositRecordsScreen />, { path: '/m/vouReport' })
  const list = await screen.findByRole('region', { name: 'Deposits' })
  const [rejected, arrived] = within(list).getAllByRole('listitem')
  expect(arrived?.textContent).toMatch(/Marjan Bank12:05 · Bank transferRs 1,000\.00Arrived/)
  expect(rejected?.textContent).toMatch(/Rejected/)
  expect(screen.getByRole('region', { name: 'Totals of this selection' }).textContent).toMatch(
    /2 deposits.*DepositedRs 990.*FeeRs 12.*Fee refundedRs 2/,
  )
  await user.click(within(rejected as HTMLElement).getByRole('button'))
  const sheet = await screen.findByRole('dialog', { name: 'Deposit order' })
  for (const text of ['We could not find this transfer.', 'Send it again', 'D20260310000002', 'TR77889900'])
    expect(sheet.textContent).toContain(text)
  expect(within(sheet).getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    '/m/voucherCenter?order=D20260310000002',
  )
})

/** Opens the sheet of an entry and returns its facts: values by name. */
async function factsOf(entry: number, Records: typeof DepositRecordsScreen | typeof WithdrawRecordsScreen) {
  const { user, unmount } = renderInApp(<Records />)
  await screen.findByRole('region', { name: 'Totals of this selection' })
  await user.click(within(screen.getAllByRole('listitem')[entry] as HTMLElement).getByRole('button'))
  const names = [...(await screen.findByRole('dialog')).querySelectorAll('dt')]
  const facts = names.map((name) => [name.textContent, name.nextElementSibling?.textContent])
  unmount()
  return Object.fromEntries(facts) as Record<string, string>
}

test('the sheet of a deposit leaves out a fee or an arrival that did not happen', {
  tags: ['ROUTE-010', 'RECORDS-001'],
}, async () => {
  const arrived = await factsOf(1, DepositRecordsScreen)
  const both = ['Amount', 'Status', 'Method', 'Opened', 'Order number', 'Payment number']
  const ofArrived = ['Fee', 'Fee refunded', 'In your wallet', 'Arrived']
  expect(Object.keys(arrived).sort()).toEqual([...both, ...ofArrived].sort())
  expect(arrived).toMatchObject({ Amount: 'Rs 1,000.00', Fee: 'Rs 12.50', 'Fee refunded': 'Rs 2.50' })
  expect(arrived).toMatchObject({ 'In your wallet': 'Rs 990.00', Arrived: expect.stringContaining('12:06:09') })
  expect(Object.keys(await factsOf(0, DepositRecordsScreen)).sort()).toEqual([...both, 'Reason', 'Note'].sort())
})

test('the sheet of a withdrawal shows what leaves and arrives, or why it came back', {
  tags: ['ROUTE-010', 'RECORDS-002'],
}, async () => {
  const underWay = await factsOf(0, WithdrawRecordsScreen)
  expect(underWay).toMatchObject({ Fee: 'Rs 5.00', 'You receive': 'Rs 495.00', 'Paid to': 'Sitara Bank ••••1234' })
  const rejected = await factsOf(1, WithdrawRecordsScreen)
  expect(Object.keys(rejected).filter((name) => !(name in underWay))).toEqual(['Reason', 'Completed'])
  // A rejected withdrawal returns the whole amount, so there is no fee and no arrival.
  expect(Object.keys(underWay).filter((name) => !(name in rejected))).toEqual(['Fee', 'You receive'])
})

test('a withdrawal shows where it went, its time, its amount and how it stands', {
  tags: ['ROUTE-010', 'RECORDS-002'],
}, async () => {
  const { user } = renderInApp(<WithdrawRecordsScreen />, { path: '/m/withdrawReport' })
  const list = await screen.findByRole('region', { name: 'Withdrawals' })
  const [underWay, rejected] = within(list).getAllByRole('listitem')
  expect(underWay?.textContent).toMatch(/Sitara Bank12:05 · ••••1234Rs 500\.00In review/)
  expect(screen.getByRole('region', { name: 'Totals of this selection' }).textContent).toMatch(
    /2 withdrawals.*WithdrawnRs 500.*FeeRs 5.*In progressRs 500/,
  )
  await user.click(within(rejected as HTMLElement).getByRole('button'))
  const sheet = await screen.findByRole('dialog', { name: 'Withdrawal request' })
  for (const text of ['Customer service can tell you more', 'Amina Khan', 'W20260309000001', 'Rs 500.00'])
    expect(sheet.textContent).toContain(text)
  expect(within(sheet).getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    '/m/withdraw?order=W20260309000001',
  )
})

test.each([
  [
    DepositRecordsScreen,
    '/m/vouReport?days=today&state=4&depositMode=mt',
    depositRecords,
    { state: '4', depositMode: 'mt' },
  ],
  [WithdrawRecordsScreen, '/m/withdrawReport?days=today&status=5', withdrawRecords, { status: '5' }],
] as const)(
  'the selection of %o stands in the address',
  { tags: ['RECORDS-006'] },
  async (Records, path, endpoint, filter) => {
    const { user, path: now } = renderInApp(<Records />, { path })
    const lastQuery = () => Object.fromEntries(platform.last(endpoint)?.url.searchParams ?? [])
    await waitFor(() => expect(lastQuery()).toMatchObject(filter))
    expect(lastQuery().startDate).toBe(lastQuery().endDate)
    await user.selectOptions(screen.getByLabelText('Status'), 'Cancelled')
    expect(now()).toMatch(/(state=6|status=7)/)
    await user.click(screen.getByLabelText('30 days'))
    await waitFor(() => expect(lastQuery().startDate).not.toBe(lastQuery().endDate))
  },
)

test('unknown values in the address are ignored, and empty days lead on', {
  tags: ['RECORDS-006'],
}, async () => {
  platform.answer(depositRecords, {
    list: [],
    next: null,
    totalCount: 0,
    footer: { requestedAmount: 0, fee: 0, reimbursementAmount: 0, amount: 0 },
  })
  renderInApp(<DepositRecordsScreen />, { path: '/m/vouReport?days=month&state=99&depositMode=constructor' })
  await screen.findByText('No deposits in these days.')
  expect(screen.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/m/voucherCenter')
  const query = platform.last(depositRecords)?.url.searchParams
  expect({ state: query?.has('state'), depositMode: query?.has('depositMode') }).toEqual({
    state: false,
    depositMode: false,
  })
})
