import { screen, waitFor, within } from '@testing-library/react'
import { type BetRecord, betDetail, betHistory } from '@understudy/contracts/bets'
import { type Dispute, disputeBet, disputes } from '@understudy/contracts/disputes'
import { openReplay } from '@understudy/contracts/round-replay'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import BetRecordsScreen from './BetRecordsScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const NOON = Date.UTC(2026, 2, 10, 7, 5, 9)
const WORDS = 'The third bell was there.'

const bet: BetRecord = {
  id: 71,
  ref: 'NP:1:71',
  gameType: 'RNG',
  vassalage: 'NP',
  vendorName: 'Nilgiri Play',
  nodeId: '110001',
  gameName: 'Nilgiri Tiger',
  bet: 50,
  returned: 0,
  validBet: 50,
  win: 50,
  pnl: 0,
  status: 'won',
  betTime: NOON,
  settleTime: NOON,
  day: '2026-03-10',
}
const waiting: Dispute = {
  id: 1,
  betId: bet.id,
  words: WORDS,
  at: NOON + 60_000,
  state: 'waiting',
  answer: null,
  answeredAt: null,
}
const rejected: Dispute = { ...waiting, state: 'rejected', answer: 'It went by the rules.', answeredAt: NOON + 120_000 }

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

/** Opens the sheet of the only bet. */
async function openSheet({
  list = [] as Dispute[],
  url = 'http://localhost:3001/play/w.71.s/replay' as string | null,
  is = bet,
} = {}) {
  const footer = { bet: 50, open: 0, returned: 0, validBet: 50, win: 50, pnl: 0 }
  platform
    .answer(betHistory, { list: [is], next: null, totalCount: 1, footer, vendors: [] })
    .answer(betDetail, { ...is, wallet: 'main', detail: {} })
    .answer(openReplay, { gameName: is.gameName, url })
    .answer(disputes, list)
    .answer(disputeBet, waiting)
  const { user } = renderInApp(<BetRecordsScreen />, { path: '/m/gameRecord' })
  await user.click(await screen.findByRole('button', { name: /Nilgiri Tiger/ }))
  return { user, sheet: within(await screen.findByRole('dialog')) }
}

test('the sheet of a settled bet leads to its replay', async () => {
  const { sheet } = await openSheet()
  expect(await sheet.findByRole('link', { name: 'Watch again' })).toHaveAttribute('href', '/m/gameRecord/71/replay')
})

test('the sheet of a bet that stores no picture offers no replay', async () => {
  const { sheet } = await openSheet({ url: null })
  await sheet.findByRole('button', { name: 'Something is wrong' })
  await waitFor(() => expect(platform.count(openReplay)).toBe(1))
  expect(sheet.queryByRole('link', { name: 'Watch again' })).not.toBeInTheDocument()
})

test('the sheet of an open bet asks for no replay and takes no complaint', async () => {
  const { sheet } = await openSheet({ is: { ...bet, status: 'open', settleTime: null } })
  await waitFor(() => expect(platform.count(betDetail)).toBe(1))
  expect(platform.count(openReplay)).toBe(0)
  expect(sheet.queryByRole('button', { name: 'Something is wrong' })).not.toBeInTheDocument()
})

test('a complaint is sent with its words and is then shown as looked at', async () => {
  const { user, sheet } = await openSheet()
  await user.click(await sheet.findByRole('button', { name: 'Something is wrong' }))
  await user.type(sheet.getByLabelText('What went wrong?'), WORDS)
  platform.answer(disputes, [waiting])
  await user.click(sheet.getByRole('button', { name: 'Send' }))
  const said = within(await sheet.findByRole('article', { name: 'Your complaint' }))
  expect(platform.last(disputeBet)?.body).toEqual({ words: WORDS })
  expect(said.getByText('Being looked at')).toBeInTheDocument()
  expect(said.getByText(WORDS)).toBeInTheDocument()
  expect(sheet.queryByLabelText('What went wrong?')).not.toBeInTheDocument()
})

test('a complaint that is too short is not sent', async () => {
  const { user, sheet } = await openSheet()
  await user.click(await sheet.findByRole('button', { name: 'Something is wrong' }))
  await user.type(sheet.getByLabelText('What went wrong?'), 'Wrong')
  await user.click(sheet.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sheet.getByLabelText('What went wrong?')).toHaveAttribute('aria-invalid', 'true'))
  expect(platform.count(disputeBet)).toBe(0)
})

test('a refused complaint says why and keeps what was written', async () => {
  const { user, sheet } = await openSheet()
  await user.click(await sheet.findByRole('button', { name: 'Something is wrong' }))
  await user.type(sheet.getByLabelText('What went wrong?'), WORDS)
  platform.fail(disputeBet, 'bet.open')
  await user.click(sheet.getByRole('button', { name: 'Send' }))
  expect(await sheet.findByText('This round is not over yet')).toBeInTheDocument()
  expect(sheet.getByLabelText('What went wrong?')).toHaveValue(WORDS)
})

test('a bet with a waiting complaint takes no second one', async () => {
  const { sheet } = await openSheet({ list: [waiting] })
  expect(await sheet.findByText('Being looked at')).toBeInTheDocument()
  expect(sheet.queryByRole('button', { name: /wrong|again/ })).not.toBeInTheDocument()
})

test('a decided complaint shows its answer, and another may follow', async () => {
  const { sheet } = await openSheet({ list: [rejected] })
  expect(await sheet.findByText('It went by the rules.', { exact: false })).toBeInTheDocument()
  expect(sheet.getByText('Rejected')).toBeInTheDocument()
  expect(sheet.getByRole('button', { name: 'Complain again' })).toBeInTheDocument()
})

test('the row of a disputed bet says so', async () => {
  await openSheet({ list: [rejected] })
  expect(screen.getByText('Complaint rejected')).toBeInTheDocument()
})
