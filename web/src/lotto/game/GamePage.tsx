import { useState } from 'react'
import { failedOf } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Tabs } from '@/shared/ui/Tabs'
import { BetPanel } from '../bet/BetPanel.tsx'
import { OrdersPanel } from '../orders/OrdersPanel.tsx'
import { ResultsPanel } from '../results/ResultsPanel.tsx'
import { AllGames } from './AllGames.tsx'
import styles from './GamePage.module.css'
import { useCurrentIssue, useGames } from './game-queries.ts'
import { Head } from './Head.tsx'
import { Loading } from './Loading.tsx'
import { Rules } from './Rules.tsx'
import { useAfterDraw } from './use-after-draw.ts'

const TABS = ['play', 'orders', 'results', 'rules'] as const

/** The page of a game: issue, plays, the member's orders, results. */
export function GamePage({ gameId, onGames }: { gameId: string; onGames: () => void }) {
  const t = useText()
  const [tab, setTab] = useState<(typeof TABS)[number]>('play')
  const games = useGames()
  const near = useCurrentIssue(gameId)
  useAfterDraw(gameId, near.data)
  const game = games.data?.find((one) => one.gameId === gameId)

  const failed = failedOf(games)
  const nearFailed = failedOf(near)
  if (failed) return <QueryFailed error={failed.error} onRetry={failed.retry} />
  if (!games.data) return <Loading />
  if (!game)
    return (
      <EmptyState scene="lost" action={<AllGames />}>
        {t('lotto:games.unknown')}
      </EmptyState>
    )
  return (
    <>
      <Head game={game} near={near.data} onGames={onGames} />
      {nearFailed && <QueryFailed error={nearFailed.error} onRetry={nearFailed.retry} />}
      <main className={styles.body}>
        <Tabs
          label={t('lotto:tabs.label')}
          tabs={TABS.map((id) => ({ id, label: t(`lotto:tabs.${id}`) }))}
          current={tab}
          onChange={setTab}
        >
          <div className={styles.panel}>
            {tab === 'play' && <BetPanel game={game} near={near.data} onOrders={() => setTab('orders')} />}
            {tab === 'orders' && <OrdersPanel game={game} onPlay={() => setTab('play')} />}
            {tab === 'results' && <ResultsPanel game={game} />}
            {tab === 'rules' && <Rules gameId={gameId} />}
          </div>
        </Tabs>
      </main>
    </>
  )
}
