import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CategoryRail } from '@/features/games/CategoryRail'
import { type Category, categoryLabel, isCategory, isGameType } from '@/features/games/categories'
import { useVendorMenu } from '@/features/games/games.queries'
import { VendorCard } from '@/features/games/VendorCard'
import { sortVendors } from '@/features/launch/sort-vendors'
import { useLaunches } from '@/features/launch/use-launch'
import { useVendorQuery } from '@/features/launch/vendor-data'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Muted } from '@/shared/ui/Muted'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import styles from './game-center/GameCenterScreen.module.css'
import { Tiles } from './Tiles.tsx'

/**
 * The category browser (GAMES-019, ours): categories at the side, and all vendors of the selected one, each with a
 * preview of its games.
 */
export default function GameCenterScreen() {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const order = useVendorQuery()
  const sorted = useMemo(() => order.data && sortVendors(order.data.sorting), [order.data])
  const { data, error, refetch } = useVendorMenu()
  const categories = (sorted ?? []).flatMap(({ category }) =>
    isCategory(category) && isGameType(category) ? [category] : [],
  )
  const requestedType = params.get('gameType')
  const current = categories.find((category) => category === requestedType) ?? categories[0]
  const pick = (category: Category) => {
    setParams({ gameType: category }, { replace: true })
    scrollTo({ top: 0 })
  }

  const failure = (data ? null : error) ?? (sorted ? null : order.error)
  const retry = () => {
    if (!data) refetch()
    if (!sorted) order.refetch()
  }
  if (failure)
    return (
      <QueryFailed error={failure} onRetry={retry}>
        {t('shared:state.loadFailed')}
      </QueryFailed>
    )
  if (sorted && !current)
    return (
      <EmptyState scene="games" action={<ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>}>
        {t('games:empty.vendors')}
      </EmptyState>
    )
  const vendors = data?.filter(({ gameType }) => gameType === current)
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        {current && <CategoryRail categories={categories} current={current} onPick={pick} lies="beside" />}
      </div>
      <section className={styles.pane} aria-labelledby="chosen">
        <header className={styles.head}>
          <SectionTitle id="chosen">{current && t(categoryLabel(current))}</SectionTitle>
          <Muted role="status">{vendors && t('games:center.vendors', { count: vendors.length })}</Muted>
        </header>
        {current && vendors ? (
          <Vendors key={current} category={current} vendors={vendors} />
        ) : (
          <div className={breathing}>
            <Skeleton height={220} radius={20} />
          </div>
        )}
      </section>
    </div>
  )
}

interface VendorsProps {
  category: Category
  vendors: readonly { vassalage: string; displayName: string; icon: string; gameCount: number }[]
}

function Vendors({ category, vendors }: VendorsProps) {
  const launchOf = useLaunches('home')
  return (
    <Tiles origin="home">
      <ul className={styles.vendors}>
        {vendors.map((vendor) => {
          const { vassalage, displayName: name } = vendor
          const { path, way } = launchOf({ kind: 'vendor', gameType: category, vassalage, name })
          return (
            <li key={vassalage}>
              <VendorCard category={category} vendor={vendor} to={path} opensLobby={way !== 'list'} />
            </li>
          )
        })}
      </ul>
    </Tiles>
  )
}
