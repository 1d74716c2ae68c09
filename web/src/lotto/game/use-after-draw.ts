import type { ReplyOf } from '@understudy/contracts/endpoint'
import { draws, type nearIssues, orderDetail, todaysOrders } from '@understudy/contracts/lottery'
import { ORDER_STATUS } from '@understudy/contracts/lottery/terms'
import { balance } from '@understudy/contracts/wallet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { apiQuery, currentViewer, invalidate, queryClient } from '@/shared/api'
import { text } from '@/shared/i18n'
import { session } from '@/shared/session'
import { TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'
import { tell } from '../parent.ts'
import { useSymbol } from '../settings.ts'
import { useMoneyText } from './money.tsx'

/** How many orders are searched for wins of the issue just drawn. */
const LOOKED_AT = 100

/** When a result is published, refetches balance, orders and results, and shows the winnings. */
export function useAfterDraw(gameId: string, near: ReplyOf<typeof nearIssues> | undefined) {
  const symbol = useSymbol()
  const money = useMoneyText()
  const showWin = useEffectEvent(({ paid, staked }: { paid: number; staked: number }) => {
    // A payout below the stakes is not celebrated.
    if (paid > staked) toast.win({ title: text('lotto:won'), amount: paid, symbol, stake: staked })
    else if (paid > 0) toast.info(text('lotto:paidOut', { amount: money(paid) }), TOAST.short)
  })
  const announced = useRef<string>(undefined)
  const { numero, winningNumber } = near?.previousNumero ?? {}
  useEffect(() => {
    if (!numero || !winningNumber) return
    const issueKey = `${gameId}/${numero}`
    const before = announced.current
    announced.current = issueKey
    if (!before?.startsWith(`${gameId}/`) || before === issueKey) return
    void invalidate(draws)
    if (!session.get()) return
    void invalidate(balance, todaysOrders, orderDetail)
    tell('balance')
    // If fetching the winnings fails, the player still finds them in the orders.
    resultAt(gameId, numero).then(showWin, () => {})
  }, [gameId, numero, winningNumber])
}

/** Sums the payouts and the stakes of the member's orders on a draw. */
async function resultAt(gameId: string, numero: string): Promise<{ paid: number; staked: number }> {
  const input = { query: { gameId, size: LOOKED_AT } }
  const { orders } = await queryClient.fetchQuery({ ...apiQuery(todaysOrders, input, currentViewer()), staleTime: 0 })
  const drawnOrders = orders.content.filter((order) => order.numero === numero)
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  return {
    paid: sumOf(drawnOrders.filter(isWon).map(({ winningAmount }) => winningAmount)),
    staked: sumOf(drawnOrders.map(({ actualBettingAmount }) => actualBettingAmount)),
  }
}

const isWon = ({ orderStatus }: { orderStatus: number }) => orderStatus === ORDER_STATUS.won
