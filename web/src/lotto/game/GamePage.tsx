import { useEffect, useState } from 'react'
import { useText } from '@/shared/i18n'
import { whenIdle } from '@/shared/idle'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { LoadFailed } from '@/shared/ui/LoadFailed'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import { BetPanel } from '../bet/BetPanel.tsx'
import { usePage } from '../page.ts'
import styles from './GamePage.module.css'
import { Head } from './Head.tsx'
import { Loading } from './Loading.tsx'
import { useGames, useNear } from './queries.ts'
import { useAfterDraw } from './use-after-draw.ts'

const later = () => import('./later.ts')
const inItsPlace = {
  missing: ({ onLoadAgain }: { onLoadAgain: () => void }) => <LoadFailed onRetry={onLoadAgain} />,
  waiting: <Skeleton height={260} radius={16} />,
}
const OrdersPanel = lazyPart(async () => ({ default: (await later()).OrdersPanel }), inItsPlace)
const ResultsPanel = lazyPart(async () => ({ default: (await later()).ResultsPanel }), inItsPlace)
const Rules = lazyPart(async () => ({ default: (await later()).Rules }), inItsPlace)

const TABS = ['play', 'orders', 'results', 'rules'] as const

/** The page of a game: issue, plays, the member's orders, results. */
export function GamePage({ gameId, onGames }: { gameId: string; onGames: () => void }) {
  const t = useText()
  const [tab, setTab] = useState<(typeof TABS)[number]>('play')
  const games = useGames()
  const near = useNear(gameId)
  useAfterDraw(gameId, near.data)
  useLaterSoon()
  const game = games.data?.find((one) => one.gameId === gameId)
  const choose = usePage((page) => page.show)

  if (games.error && !games.data) return <QueryFailed error={games.error} onRetry={games.retry} />
  if (!games.data) return <Loading />
  if (!game)
    return (
      <EmptyState scene="lost" action={<Button onClick={() => choose('lobby')}>{t('lotto:games.all')}</Button>}>
        {t('lotto:games.unknown')}
      </EmptyState>
    )
  return (
    <>
      <Head game={game} near={near.data} onGames={onGames} />
      {near.error && !near.data && <QueryFailed error={near.error} onRetry={near.retry} />}
      <main className={styles.body}>
        <Tabs
          label={t('lotto:tabs.label')}
          tabs={TABS.map((id) => ({ id, label: t(`lotto:tabs.${id}`) }))}
          current={tab}
          onChange={setTab}
        >
          <div className={styles.panel}>
            {tab === 'play' && <BetPanel game={game} near={near.data} onOrders={() => setTab('orders')} />}
            {tab === 'orders' && <OrdersPanel game={game} />}
            {tab === 'results' && <ResultsPanel game={game} />}
            {tab === 'rules' && <Rules gameId={gameId} />}
          </div>
        </Tabs>
      </main>
    </>
  )
}

/** Parts that the first view of a game does not need are loaded when the browser is idle. */
function useLaterSoon() {
  useEffect(() => {
    whenIdle(() => void later().catch(() => {}))
  }, [])
}
