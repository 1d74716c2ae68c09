import type { LotteryGame } from '@understudy/contracts/lottery'
import { VN_REGIONS } from '@understudy/contracts/lottery/terms'
import { History, Search } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { LotteryRow, lotteryRow } from '@/domain/draws/LotteryRow'
import { inTurn, isVietnamese, matching } from '@/features/lottery/finding'
import {
  useLatestResults,
  useLotteryGames,
  useLotteryShelves,
  useOpenIssues,
  useVnGames,
} from '@/features/lottery/lottery.queries'
import { playOf } from '@/features/lottery/where'
import { useDatesSoon } from '@/shared/format/dates'
import { type TextKey, useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Button } from '@/shared/ui/Button'
import { Chip } from '@/shared/ui/Chip'
import { EmptyState } from '@/shared/ui/EmptyState'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import { useNear } from '@/shared/ui/use-in-sight'
import styles from './LotteryLobbyScreen.module.css'

/** Rows rendered at once, more than fit on any phone; the others render when they come near the viewport. */
const AT_ONCE = 7
const ROW = { height: 80, gap: 10 }

/** The lottery lobby: all games with their next draw and last result (LOTT-001). */
export default function LotteryLobbyScreen() {
  const t = useText()
  useDatesSoon()
  const { data: games, error, refetch } = useLotteryGames()
  // Requested together with the list, which they would otherwise push down.
  const { recent, popular, isPending } = useLotteryShelves()
  // Deferred, so that rendering so many games does not block input.
  const ready = useDeferredValue(games !== undefined && !isPending)
  const [words, setWords] = useState('')
  const [kind, setKind] = useState('')
  if (!games && error) return <QueryFailed error={error} onRetry={refetch} />
  const kinds = [...new Set(games?.filter((game) => !isVietnamese(game)).map(({ gameGroupCode }) => gameGroupCode))]
  return (
    <div className={styles.screen}>
      <div className={styles.tools}>
        <label className={styles.search}>
          <Search size={18} aria-hidden="true" />
          <span className="visually-hidden">{t('lottery:search')}</span>
          <input
            type="search"
            className={styles.field}
            placeholder={t('lottery:search')}
            value={words}
            maxLength={40}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <Link to={paths.lotteryHistory()} className={styles.history}>
          <History size={20} aria-hidden="true" />
          <span>{t('lottery:history')}</span>
        </Link>
      </div>
      <fieldset className={styles.kinds}>
        <legend className="visually-hidden">{t('lottery:kinds')}</legend>
        {['', 'vn', ...kinds].map((one) => (
          <Chip key={one} active={kind === one} aria-pressed={kind === one} onClick={() => setKind(one)}>
            {one === '' ? t('lottery:all') : one === 'vn' ? t('lottery:vietnam') : t(`draws:group.${one}` as TextKey)}
          </Chip>
        ))}
      </fieldset>
      {!games || isPending || !ready ? (
        <Waiting />
      ) : (
        <Found
          games={games}
          recent={recent}
          popular={popular}
          words={words}
          kind={kind}
          onAll={() => [setWords(''), setKind('')]}
        />
      )}
    </div>
  )
}

interface FoundProps extends Pick<ReturnType<typeof useLotteryShelves>, 'recent' | 'popular'> {
  games: LotteryGame[]
  words: string
  kind: string
  onAll: () => void
}

function Found({ games, recent, popular, words, kind, onAll }: FoundProps) {
  const t = useText()
  const visibleGames = matching(games, words).filter(
    (game) => kind === '' || (kind === 'vn' ? isVietnamese(game) : game.gameGroupCode === kind),
  )
  const [vietnamese, others] = [visibleGames.filter(isVietnamese), visibleGames.filter((game) => !isVietnamese(game))]
  const plain = words.trim() === '' && kind === ''
  if (visibleGames.length === 0)
    return (
      <EmptyState scene="games" action={<Button onClick={onAll}>{t('lottery:all')}</Button>}>
        {t(games.length === 0 ? 'lottery:none' : 'lottery:noneFound')}
      </EmptyState>
    )
  return (
    <>
      {plain && recent && recent.length > 0 && <Shelf title={t('lottery:recent')} games={recent} />}
      {plain && popular && popular.length > 0 && <Shelf title={t('lottery:popular')} games={popular} />}
      {others.length > 0 && <Games title={t('lottery:draws')} games={others} />}
      {vietnamese.length > 0 && <Vietnamese games={vietnamese} above={others.length} />}
    </>
  )
}

/** The Vietnamese games by region, in the order in which they are drawn. */
function Vietnamese({ games, above }: { games: LotteryGame[]; above: number }) {
  const t = useText()
  const { menu, issues } = useVnGames()
  return VN_REGIONS.map((region) => {
    const regionGames = inTurn(
      games.filter((game) => game.region === region),
      menu?.[region]?.gameMenus.map(({ gameId }) => gameId),
    ).map((game) => ({
      ...game,
      drawTime: issues?.find(({ gameId }) => gameId === game.gameId)?.drawTime ?? game.drawTime,
    }))
    return (
      regionGames.length > 0 && (
        <Games key={region} title={t(`lottery:region.${region}`)} games={regionGames} above={above} />
      )
    )
  })
}

function Games({ title, games, above = 0 }: { title: string; games: LotteryGame[]; above?: number }) {
  const results = useLatestResults().data
  const issues = useOpenIssues()
  const atOnce = Math.max(0, AT_ONCE - above)
  const row = (game: LotteryGame) => (
    <li key={game.gameId}>
      <Link to={playOf(game)} className={lotteryRow}>
        <LotteryRow
          name={game.name}
          icon={game.icon}
          group={game.gameGroupCode}
          isSale={game.isSale}
          drawTime={issues?.find(({ gameId }) => gameId === game.gameId)?.drawTime ?? game.drawTime}
          result={results?.find(({ gameId }) => gameId === game.gameId)?.winningNumber}
        />
      </Link>
    </li>
  )
  return (
    <section className={styles.section}>
      <SectionTitle>{title}</SectionTitle>
      <ul className={styles.games}>
        {games.slice(0, atOnce).map(row)}
        {games.length > atOnce && <Rest count={games.length - atOnce}>{() => games.slice(atOnce).map(row)}</Rest>}
      </ul>
    </section>
  )
}

/** Reserves the height of its rows until it comes near the viewport. */
function Rest({ count, children }: { count: number; children: () => ReactNode }) {
  const [box, near] = useNear<HTMLLIElement>(800)
  if (near) return children()
  return <li ref={box} aria-hidden="true" style={{ minBlockSize: count * (ROW.height + ROW.gap) - ROW.gap }} />
}

function Shelf({ title, games }: { title: string; games: readonly LotteryGame[] }) {
  return (
    <section className={styles.section}>
      <SectionTitle>{title}</SectionTitle>
      <ul className={styles.shelf}>
        {games.map((game) => (
          <li key={game.gameId}>
            <Link to={playOf(game)} className={styles.tile}>
              <img src={game.icon} alt="" width="96" height="96" className={styles.art} />
              <span className={styles.name}>{game.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Waiting() {
  return (
    <div className={breathing}>
      <div className={styles.games}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
          <Skeleton key={row} height={80} radius={16} />
        ))}
      </div>
    </div>
  )
}
