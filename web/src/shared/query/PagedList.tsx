import type { ReactNode } from 'react'
import type { ListState } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import { MorePages } from './MorePages.tsx'
import styles from './PagedList.module.css'
import { QueryFailed } from './QueryFailed.tsx'
import { useInfiniteScroll } from './use-infinite-scroll.ts'
import { Windowed } from './Windowed.tsx'

/** Lists with at least this many rows are windowed: only rows near the viewport are rendered. */
export const WINDOWED_FROM = 60

interface PagedListProps<T> {
  /** Accessible name of the list. */
  label: string
  items: readonly T[]
  /** Total number of items, if known. */
  total?: number
  list: ListState
  /** Shown when the list is empty. */
  empty: ReactNode
  keyOf: (item: T) => string | number
  row: (item: T) => ReactNode
  /** Heading of an item's group; rendered above the first item of the group. */
  groupOf?: (item: T) => string
  /** Estimated row height in pixels. */
  rowHeight?: number
}

/** An infinite list in all its states (loading, empty, failed, next page); long lists are windowed. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { label, items, total = items.length, list, empty, keyOf, row, groupOf, rowHeight = 74 } = props
  const t = useText()
  useInfiniteScroll(list.hasMore && !list.isRefetching, list.loadMore)
  if (list.isPending)
    return (
      <div aria-busy="true">
        <Waiting rows={5} height={rowHeight} />
      </div>
    )
  if (items.length === 0) return list.error ? <QueryFailed error={list.error} onRetry={list.retry} /> : empty

  const entries = items.map((item, index) => {
    const group = groupOf?.(item)
    const previous = items[index - 1]
    return { item, at: index, heading: previous && groupOf?.(previous) === group ? undefined : group }
  })
  const entry = ({ item, at, heading }: (typeof entries)[number]) => (
    // biome-ignore lint/a11y/useSemanticElements: a windowed list has elements between the list and its items
    <div key={keyOf(item)} role="listitem" aria-setsize={total} aria-posinset={at + 1} className={styles.item}>
      {heading && <h2 className={styles.heading}>{heading}</h2>}
      {row(item)}
    </div>
  )
  return (
    <section aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="list" className={styles.list}>
        {items.length > WINDOWED_FROM ? (
          <Windowed entries={entries} height={rowHeight}>
            {entry}
          </Windowed>
        ) : (
          entries.map(entry)
        )}
      </div>
      <MorePages
        list={list}
        waiting={
          <div role="status" aria-label={list.isLoadingMore ? t('shared:state.loading') : undefined}>
            <Waiting rows={1} height={rowHeight} />
          </div>
        }
      />
    </section>
  )
}

/** Skeleton rows. */
function Waiting({ rows, height }: { rows: number; height: number }) {
  return (
    <div className={`${styles.waiting} ${breathing}`}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <Skeleton key={at} height={`${height}px`} radius="var(--radius-card)" />
      ))}
    </div>
  )
}
