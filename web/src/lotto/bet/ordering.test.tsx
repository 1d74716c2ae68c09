import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { nearIssues, placeOrder, playMenu, todaysOrders } from '@understudy/contracts/lottery'
import { systemStatus } from '@understudy/contracts/system'
import { balance } from '@understudy/contracts/wallet'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { syncClock } from '@/shared/clock'
import { startTexts } from '@/shared/i18n'
import { session } from '@/shared/session'
import { lotterySample, playSample } from '@/test/lottery'
import { failure, fakePlatform } from '@/test/platform'
import { QueryProvider } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { lottoTexts } from '../lotto-texts.ts'
import { SlipSheet } from './SlipSheet.tsx'
import { slip, useSlip } from './slip.ts'

const NOW = Date.parse('2026-03-10T07:00:00Z')
const near = (numero: string, seconds: number) => ({
  currentNumero: {
    gameId: '300',
    numero,
    remainTime: seconds * 1_000,
    lockTime: 5,
    drawTime: NOW + seconds * 1_000,
    isSale: true,
  },
  previousNumero: { numero: '202603100000', winningNumber: '1,2,3', drawTime: NOW - 1_000 },
  nextNumero: { numero: '202603109999', drawTime: NOW + 120_000 },
})
const menu = { prizeModeId: 1, prizeMode: 'lott', playType: 'trad', hasSeries: false } as const
const dear = { playCode: 'SIZE', playName: 'Size', playMenus: [playSample({ singleBetPrice: 50 })] }
const plays = [
  { ...menu, prizeMode: 'zy' as const, prizeModeId: 2 as const, playMenuGroups: [dear] },
  { ...menu, playMenuGroups: [{ playCode: 'SIZE', playName: 'Size', playMenus: [playSample()] }] },
]
const wallet = { sumBalance: 100, currency: 'PKR', currencySymbol: 'Rs', balance: [] }
const placed = {
  orderNumber: '2026031000000001',
  orderMasterId: 1,
  numero: '202603100721',
  totalBettingAmount: 4,
  rebate: 0,
  balance: 96,
}

beforeAll(() => {
  localStorage.setItem('language', 'EN')
  return startTexts(lottoTexts)
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  slip.clear()
  // A frozen clock, so that only the test decides whether the issue is open.
  syncClock(new Headers({ 'x-world-time': String(NOW), 'x-world-clock': 'frozen' }))
  session.store(sessionSample())
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample()))
    .answer(balance, wallet)
    .answer(playMenu, plays)
    .answer(placeOrder, placed)
    .answer(nearIssues, near('202603100722', 60))
    .answer(todaysOrders, {
      orders: { content: [], totalPages: 0, totalElements: 0 },
      orderSumTO: { sumPlanBettingAmt: 0, sumActualBettingAmt: 0, sumWinningAmt: 0 },
    })
})
afterEach(() => {
  session.drop()
})

const sheet = (issue: ReturnType<typeof near>) => (
  <SlipSheet
    game={lotterySample()}
    menu={{ ...menu, playMenuGroups: [] }}
    near={issue}
    winAmountMax={undefined}
    onClose={onClose}
    onOrders={onOrders}
  />
)
const onClose = vi.fn()
const onOrders = vi.fn()

async function confirming(issue = near('202603100721', 40)) {
  slip.add({
    play: playSample(),
    choice: [['big']],
    mode: '1',
    unit: 1,
    series: 0,
    highestSeries: 0,
    multiple: 2,
  })
  const user = userEvent.setup()
  const { rerender } = render(sheet(issue), { wrapper: QueryProvider })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  return { user, show: (next: ReturnType<typeof near>) => rerender(sheet(next)) }
}
const placeKey = () => screen.findByRole('button', { name: 'Place order' })
const bodies = () => platform.calls.filter(({ name }) => name === placeOrder.name).map(({ body }) => body)

test('an order is sent with the confirmed issue, slip and price', { tags: ['LOTT-002'] }, async () => {
  const { user } = await confirming()
  expect(await screen.findByText(/96\.00/)).toBeInTheDocument()
  await user.click(await placeKey())
  await waitFor(() => expect(onOrders).toHaveBeenCalled())
  expect(bodies()).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      gameId: '300',
      prizeModeId: 1,
      currentNumero: '202603100721',
      bettingSlipString: 'big~1~11~1~0~2',
      betCartAmountSum: 4,
    },
  ])
})

test('Back leads from the order to the slip, which keeps its issues', async () => {
  const { user } = await confirming()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Your slip' })).toBeInTheDocument()
  await user.click(screen.getByRole('switch', { name: 'Several issues' }))
  cleanup()
  render(sheet(near('202603100721', 40)), { wrapper: QueryProvider })
  expect(screen.getByRole('switch', { name: 'Several issues' })).toHaveAttribute('aria-checked', 'true')
})

test('the time that is left stays in sight on the slip and while it is confirmed', async () => {
  const { user } = await confirming()
  expect(screen.getByRole('timer').textContent).toBe('00:35')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('heading', { name: 'Your slip' })).toBeInTheDocument()
  expect(screen.getByRole('timer').textContent).toBe('00:35')
})

test('a double tap places one order', async () => {
  let answer = () => {}
  platform.reply(
    placeOrder,
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json(placed))
      }),
  )
  await confirming()
  const key = await placeKey()
  key.click()
  key.click()
  await waitFor(() => expect(bodies()).toHaveLength(1))
  answer()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(bodies()).toHaveLength(1)
})

test('an unanswered order is repeated under its key, a refused one under a new one', async () => {
  const { user } = await confirming()
  platform.reply(placeOrder, () => Promise.reject(new TypeError('gone')))
  await user.click(await placeKey())
  await screen.findByRole('alert')
  platform.reply(placeOrder, () => failure('balance.not.enough'))
  await user.click(await placeKey())
  await waitFor(() => expect(bodies()).toHaveLength(2))
  platform.answer(placeOrder, placed)
  await waitFor(async () => expect(await placeKey()).not.toHaveAttribute('disabled'))
  await user.click(await placeKey())
  await waitFor(() => expect(bodies()).toHaveLength(3))
  const names = bodies().map((body) => (body as { requestId: string }).requestId)
  expect(names[0]).toBe(names[1])
  expect(names[2]).not.toBe(names[1])
})

test('an unanswered order keeps its key when the player goes back or closes the slip', async () => {
  const { user } = await confirming()
  platform.reply(placeOrder, () => Promise.reject(new TypeError('gone')))
  await user.click(await placeKey())
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await placeKey())
  await waitFor(() => expect(bodies()).toHaveLength(2))
  cleanup()
  platform.answer(placeOrder, placed)
  render(sheet(near('202603100721', 40)), { wrapper: QueryProvider })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await placeKey())
  await waitFor(() => expect(bodies()).toHaveLength(3))
  expect(new Set(bodies().map((body) => (body as { requestId: string }).requestId)).size).toBe(1)
})

test('a slip that was changed after an order without an answer is another order', async () => {
  const { user } = await confirming()
  platform.reply(placeOrder, () => Promise.reject(new TypeError('gone')))
  await user.click(await placeKey())
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  platform.answer(placeOrder, placed)
  slip.multiply(useSlip.getState().lines[0]?.id ?? 0, 3)
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  await user.click(await placeKey())
  await waitFor(() => expect(bodies()).toHaveLength(2))
  const [first, second] = bodies() as { requestId: string }[]
  expect(second?.requestId).not.toBe(first?.requestId)
})

test('a slip whose issue closes goes to the next one after asking', async () => {
  const { user, show } = await confirming()
  show(near('202603100722', 60))
  expect((await screen.findByRole('alert')).textContent).toMatch(/202603100721.*202603100722/)
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Yes, move it' }))
  await user.click(await placeKey())
  await waitFor(() => expect(bodies()).toHaveLength(1))
  expect(bodies()[0]).toMatchObject({ currentNumero: '202603100722' })
})

test('the message about a closed issue goes once the slip has moved on', async () => {
  const { user, show } = await confirming()
  platform.fail(placeOrder, 'issue.closed')
  await user.click(await placeKey())
  expect(await screen.findByText('This draw is closed for betting')).toBeInTheDocument()
  show(near('202603100722', 60))
  await user.click(await screen.findByRole('button', { name: 'Yes, move it' }))
  expect(await placeKey()).toBeInTheDocument()
  expect(screen.queryByText('This draw is closed for betting')).not.toBeInTheDocument()
})

test('between lock and draw nothing is placed, and the slip waits', async () => {
  const { show } = await confirming()
  show(near('202603100721', 4))
  expect((await screen.findByRole('alert')).textContent).toMatch(/closed until the draw/)
  expect(screen.getByRole('button', { name: 'Yes, move it' })).toHaveAttribute('disabled')
})

test('odds that changed are shown before the order is placed at them', async () => {
  const { user } = await confirming()
  platform.fail(placeOrder, 'odds.changed').answer(playMenu, [
    {
      ...menu,
      playMenuGroups: [{ playCode: 'SIZE', playName: 'Size', playMenus: [playSample({ singleBetPrice: 3 })] }],
    },
  ])
  await user.click(await placeKey())
  expect(await screen.findByText(/94\.00/)).toBeInTheDocument()
  platform.answer(placeOrder, placed)
  await user.click(await placeKey())
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toMatchObject({ betCartAmountSum: 6 })
})

test('a player who cannot pay is told so and cannot order', async () => {
  platform.answer(balance, { ...wallet, sumBalance: 3 })
  await confirming()
  expect(await screen.findByText('Balance too low')).toBeInTheDocument()
  expect(await placeKey()).toHaveAttribute('disabled')
})
