import { render, screen, within } from '@testing-library/react'
import { orderDetail, orderLines, playMenu, type Suborder } from '@understudy/contracts/lottery'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTexts } from '@/shared/i18n'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { QueryProvider } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { lottoTexts } from '../lotto-texts.ts'
import { OrderDetail } from './OrderDetail.tsx'

const suborder = (orderDetailId: number, numero: string, more: Partial<Suborder> = {}): Suborder => ({
  orderDetailId,
  orderMasterId: 7,
  orderNumber: '2026031000000007',
  gameId: '300',
  gameCode: 'K3_1M',
  gameName: 'Three Dice',
  gameGroupCode: 'K3',
  icon: '/img/k3.svg',
  numero,
  drawTime: 60_000,
  winningNumber: null,
  bettingTime: 0,
  playId: 11,
  playName: 'Size',
  bettingContent: 'big',
  prizeMode: 'lott',
  stakes: 1,
  singleBetPrice: 2,
  bettingMode: '1',
  series: 0,
  multiple: 1,
  planBettingAmount: 2,
  actualBettingAmount: 2,
  rebate: 0,
  winningAmount: 0,
  orderStatus: 1,
  cancellable: false,
  chasing: true,
  chasingPhase: 1,
  chasingPhases: 3,
  winningStop: false,
  ...more,
})
const issues = ['202603100721', '202603100722', '202603100723']
const suborders = issues.map((numero, index) => suborder(index + 1, numero, { multiple: index + 1 }))
const detail = {
  orderMasterId: 7,
  orderNumber: '2026031000000007',
  gameId: '300',
  gameName: 'Three Dice',
  gameGroupCode: 'K3' as const,
  bettingTime: 0,
  chasing: true,
  winningStop: false,
  planBettingAmount: 12,
  actualBettingAmount: 12,
  rebate: 0,
  winningAmount: 0,
  suborders,
  totalElements: 3,
}

beforeAll(() => {
  localStorage.setItem('language', 'EN')
  return startTexts(lottoTexts)
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  session.store(sessionSample())
  platform = fakePlatform().answer(orderDetail, detail).fail(playMenu, 'relay.busy').fail(systemStatus, 'relay.busy')
})
afterEach(() => {
  session.drop()
})

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Single bets' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/\d{12}|× \d/g)?.join(' '))
const EVERY_ROW = ['202603100721 × 1', '202603100722 × 2', '202603100723 × 3']

test('the detail of an order shows every suborder of it', { tags: ['LOTT-004'] }, async () => {
  platform.answer(orderLines, { content: suborders, totalPages: 1, totalElements: 3 })
  render(<OrderDetail id={7} onClose={() => {}} />, { wrapper: QueryProvider })
  expect(await screen.findByText('2026031000000007')).toBeInTheDocument()
  expect(await rows()).toEqual(EVERY_ROW)
  expect(platform.last(orderLines)?.url.pathname).toBe('/lgw/orders/detail/7/info')
})

test('an order shows its first lines if further ones fail to load', { tags: ['LOTT-004'] }, async () => {
  platform.fail(orderLines, 'relay.busy')
  render(<OrderDetail id={7} onClose={() => {}} />, { wrapper: QueryProvider })
  expect(await screen.findByText('2026031000000007')).toBeInTheDocument()
  expect(await rows()).toEqual(EVERY_ROW)
})
