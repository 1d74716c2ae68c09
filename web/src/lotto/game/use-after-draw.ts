import type { ReplyOf } from '@understudy/contracts/endpoint'
import { draws, type nearIssues, orderDetail, todaysOrders } from '@understudy/contracts/lottery'
import { ORDER_STATUS } from '@understudy/contracts/lottery/terms'
import { balance } from '@understudy/contracts/wallet'
import { useEffect, useRef } from 'react'
import { call } from '@/shared/api'
import { text } from '@/shared/i18n'
import { session } from '@/shared/session'
import { refresh } from '../api/index.ts'
import { tell } from '../parent.ts'
import { note } from '../ui/notes.ts'
import { useMoneyText } from './money.tsx'

/** How many orders are searched for wins of the issue just drawn. */
const LOOKED_AT = 100

/** When a result has come: balance, orders and results are refetched, and what was won is shown. */
export function useAfterDraw(gameId: string, near: ReplyOf<typeof nearIssues> | undefined) {
  const money = useRef(useMoneyText())
  money.current = useMoneyText()
  const seen = useRef<string>(undefined)
  const { numero, winningNumber } = near?.previousNumero ?? {}
  useEffect(() => {
    if (!numero || !winningNumber) return
    const drawn = `${gameId}/${numero}`
    const before = seen.current
    seen.current = drawn
    if (!before?.startsWith(`${gameId}/`) || before === drawn) return
    refresh(draws)
    if (!session.get()) return
    refresh(balance, todaysOrders, orderDetail)
    tell('balance')
    wonAt(gameId, numero).then(
      (won) => {
        if (won > 0) note(text('lotto:won', { amount: money.current(won) }), 'win')
      },
      () => {},
    )
  }, [gameId, numero, winningNumber])
}

async function wonAt(gameId: string, numero: string): Promise<number> {
  const { orders } = await call(todaysOrders, { query: { gameId, size: LOOKED_AT } })
  return orders.content
    .filter((order) => order.numero === numero && order.orderStatus === ORDER_STATUS.won)
    .reduce((sum, { winningAmount }) => sum + winningAmount, 0)
}
