import type { ReplyOf } from '@understudy/contracts/endpoint'
import { draws, type nearIssues, orderDetail, todaysOrders } from '@understudy/contracts/lottery'
import { ORDER_STATUS } from '@understudy/contracts/lottery/terms'
import { balance } from '@understudy/contracts/wallet'
import { useEffect, useEffectEvent, useRef } from 'react'
import { apiQuery, currentViewer, queryClient, refresh } from '@/shared/api'
import { text } from '@/shared/i18n'
import { session } from '@/shared/session'
import { toast } from '@/shared/ui/toast'
import { tell } from '../parent.ts'
import { useMoneyText } from './money.tsx'

/** How many orders are searched for wins of the issue just drawn. */
const LOOKED_AT = 100

/** When a result has come: balance, orders and results are refetched, and what was won is shown. */
export function useAfterDraw(gameId: string, near: ReplyOf<typeof nearIssues> | undefined) {
  const money = useMoneyText()
  const showWin = useEffectEvent((won: number) => toast.win(text('lotto:won', { amount: money(won) })))
  const seen = useRef<string>(undefined)
  const { numero, winningNumber } = near?.previousNumero ?? {}
  useEffect(() => {
    if (!numero || !winningNumber) return
    const drawn = `${gameId}/${numero}`
    const before = seen.current
    seen.current = drawn
    if (!before?.startsWith(`${gameId}/`) || before === drawn) return
    void refresh(draws)
    if (!session.get()) return
    void refresh(balance, todaysOrders, orderDetail)
    tell('balance')
    // A win that cannot be read is in the orders all the same.
    wonAt(gameId, numero).then(
      (won) => won > 0 && showWin(won),
      () => {},
    )
  }, [gameId, numero, winningNumber])
}

async function wonAt(gameId: string, numero: string): Promise<number> {
  const input = { query: { gameId, size: LOOKED_AT } }
  const { orders } = await queryClient.fetchQuery({ ...apiQuery(todaysOrders, input, currentViewer()), staleTime: 0 })
  return orders.content
    .filter((order) => order.numero === numero && order.orderStatus === ORDER_STATUS.won)
    .reduce((sum, { winningAmount }) => sum + winningAmount, 0)
}
