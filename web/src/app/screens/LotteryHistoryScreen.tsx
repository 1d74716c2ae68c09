import { draws, type LotteryGame } from '@understudy/contracts/lottery'
import { ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { DrawList } from '@/domain/draws/DrawList'
import { hasPrizeTable } from '@/domain/draws/families'
import { Result } from '@/domain/draws/Result'
import { useLatestResults, useLotteryGames } from '@/features/lottery/lottery.queries'
import { OwnOrders } from '@/features/lottery/OwnOrders'
import { playOf } from '@/features/lottery/where'
import { listState, useApiPages } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { QueryState } from '@/shared/query/QueryState'
import { EmptyState } from '@/shared/ui/EmptyState'
import { List } from '@/shared/ui/List'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Tabs } from '@/shared/ui/Tabs'
import styles from './LotteryHistoryScreen.module.css'

type View = 'results' | 'orders'

/** Past draws, the latest of all games or all of one game, and the member's orders (ROUTE-027). */
export default function LotteryHistoryScreen() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const { data: games, error, refetch } = useLotteryGames()
  const gameId = query.get('gameId')
  const view: View = query.get('view') === 'orders' ? 'orders' : 'results'
  if (!games && error) return <QueryFailed error={error} onRetry={refetch} />
  const game = games?.find((one) => one.gameId === gameId)
  return (
    <div className={styles.screen}>
      {game ? (
        <OfGame game={game} />
      ) : (
        <Tabs
          label={t('lottery:past.view')}
          tabs={(['results', 'orders'] as const).map((id) => ({ id, label: t(`lottery:past.${id}`) }))}
          current={view}
          onChange={(id) => setQuery(id === 'orders' ? { view: id } : {}, { replace: true })}
        >
          <div className={styles.panel}>{view === 'results' ? <Latest /> : <OwnOrders />}</div>
        </Tabs>
      )}
    </div>
  )
}

function ToLottery() {
  const t = useText()
  return <ButtonLink to={paths.lottery()}>{t('lottery:all')}</ButtonLink>
}

function Latest() {
  const t = useText()
  return (
    <QueryState query={useLatestResults()} waiting={<Skeleton height={400} radius={16} />}>
      {(results) =>
        results.length === 0 ? (
          <EmptyState action={<ToLottery />}>{t('draws:none')}</EmptyState>
        ) : (
          <Results results={results} />
        )
      }
    </QueryState>
  )
}

function Results({ results }: { results: NonNullable<ReturnType<typeof useLatestResults>['data']> }) {
  const t = useText()
  return (
    <List>
      {results.map((result) => (
        <li key={result.gameId}>
          <Link to={paths.lotteryHistory({ gameId: result.gameId })} className={styles.row}>
            <span className={styles.name}>{result.name}</span>
            <span className={styles.numero}>
              {t('draws:issue')} <bdi dir="ltr">{result.numero}</bdi>
            </span>
            <span className={styles.head}>
              <Result group={result.gameGroupCode} winningNumber={result.winningNumber} size="small" />
              <ChevronRight size={18} className="mirrored" aria-hidden="true" />
            </span>
          </Link>
        </li>
      ))}
    </List>
  )
}

function OfGame({ game }: { game: LotteryGame }) {
  const t = useText()
  const pages = useApiPages(draws, (page) => ({
    params: { gameId: game.gameId },
    query: { page: page - 1, size: 20 },
  }))
  return (
    <>
      <div className={styles.game}>
        <img src={game.icon} alt="" width="56" height="56" className={styles.art} />
        <SectionTitle className={styles.title}>{game.name}</SectionTitle>
        <ButtonLink to={playOf(game)} size="small">
          {t('lottery:past.play')}
        </ButtonLink>
      </div>
      <DrawList
        gameId={game.gameId}
        group={game.gameGroupCode}
        open={hasPrizeTable(game.gameGroupCode)}
        draws={pages.data?.pages.flatMap(({ content }) => content)}
        none={<ToLottery />}
        list={listState(pages)}
      />
    </>
  )
}
