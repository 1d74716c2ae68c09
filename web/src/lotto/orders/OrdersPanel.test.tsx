import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type LotteryGame, todaysOrders } from '@understudy/contracts/lottery'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTexts } from '@/shared/i18n'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { QueryProvider } from '@/test/render'
import { sessionSample, statusSample } from '@/test/samples'
import { lottoTexts } from '../lotto-texts.ts'
import { OrdersPanel } from './OrdersPanel.tsx'

beforeAll(() => {
  localStorage.setItem('language', 'EN')
  return startTexts(lottoTexts)
})
afterEach(() => session.drop())

test('a member without orders is led to the plays', async () => {
  fakePlatform()
    .answer(systemStatus, statusSample())
    .answer(todaysOrders, {
      orders: { content: [], totalPages: 0, totalElements: 0 },
      orderSumTO: { sumPlanBettingAmt: 0, sumActualBettingAmt: 0, sumWinningAmt: 0 },
    })
  session.store(sessionSample())
  const onPlay = vi.fn()
  render(
    <QueryProvider>
      <OrdersPanel game={{ gameId: '300' } as LotteryGame} onPlay={onPlay} />
    </QueryProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(onPlay).toHaveBeenCalledOnce()
})
