import type { LotteryGame } from '@understudy/contracts/lottery'
import { useState } from 'react'
import { useText } from '@/shared/i18n'
import { MorePages } from '@/shared/query/MorePages'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { useSession } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import { EmptyState } from '@/shared/ui/EmptyState'
import { List } from '@/shared/ui/List'
import { Skeleton } from '@/shared/ui/Skeleton'
import { OpenProperly } from '../game/LottoWallet.tsx'
import { Amount } from '../game/money.tsx'
import { ChipRow } from '../ui/ChipRow.tsx'
import { OrderCard } from './OrderCard.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { OrderSearch } from './OrderSearch.tsx'
import styles from './OrdersPanel.module.css'
import { type OrderSearchInput, useFoundOrders, useTodaysOrders } from './order-queries.ts'

/** The member's orders: today's, or the results of a search. */
export function OrdersPanel({ game, onPlay }: { game: LotteryGame; onPlay: () => void }) {
  const t = useText()
  const session = useSession()
  const [view, setView] = useState<'game' | 'all' | 'search'>('game')
  const [search, setSearch] = useState<OrderSearchInput>()
  const [opened, setOpened] = useState<number>()
  const todays = useTodaysOrders(view === 'game' ? game.gameId : '-1', view !== 'search')
  const searchQuery = useFoundOrders(view === 'search' ? search : undefined)
  const { first, items, list } = view === 'search' ? searchQuery : todays

  if (!session)
    return (
      <EmptyState scene="bets" action={<OpenProperly />}>
        {t('lotto:orders.login')}
      </EmptyState>
    )
  return (
    <>
      <ChipRow label={t('lotto:orders.which')}>
        {(['game', 'all', 'search'] as const).map((one) => (
          <Chip key={one} active={view === one} aria-pressed={view === one} onClick={() => setView(one)}>
            {t(`lotto:orders.${one}`)}
          </Chip>
        ))}
      </ChipRow>
      {view === 'search' && <OrderSearch onSearch={setSearch} />}
      {(view !== 'search' || search) && (
        <>
          {list.error && !items && <QueryFailed error={list.error} onRetry={list.retry} />}
          {list.isPending && <Skeleton height={220} radius={16} />}
          {items?.length === 0 && (
            <EmptyState scene="bets" action={<Button onClick={onPlay}>{t('lotto:tabs.play')}</Button>}>
              {t(view === 'search' ? 'lotto:orders.noneFound' : 'lotto:orders.none')}
            </EmptyState>
          )}
          {first && items && items.length > 0 && (
            <>
              <p className={styles.sums}>
                <span>
                  {t('lotto:orders.staked')} <Amount amount={first.orderSumTO.sumActualBettingAmt} />
                </span>
                <span>
                  {t('lotto:orders.won')} <Amount amount={first.orderSumTO.sumWinningAmt} />
                </span>
              </p>
              <List>
                {items.map((order) => (
                  <li key={order.orderDetailId}>
                    <OrderCard order={order} onOpen={() => setOpened(order.orderMasterId)} />
                  </li>
                ))}
              </List>
              <MorePages list={list} button={t('lotto:orders.more')} />
            </>
          )}
        </>
      )}
      {opened !== undefined && <OrderDetail id={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
