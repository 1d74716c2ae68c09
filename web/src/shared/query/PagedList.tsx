import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { ListState } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import { MorePages } from './MorePages.tsx'
import styles from './PagedList.module.css'
import { QueryFailed } from './QueryFailed.tsx'
import { useInfiniteScroll } from './use-infinite-scroll.ts'

/** From so many rows on, only those near the window are in the page. */
export const WINDOWED_FROM = 60

/** Pixels kept ready beyond each edge of the window. */
const BUFFER = 600

/** Heights of the rows at each visit: with them, going back finds the row in the list at once. */
const measured = new Map<string, CacheSnapshot>()

interface PagedListProps<T> {
  /** What is listed, for screen readers. */
  label: string
  items: readonly T[]
  /** How many there are with those that are still to come, where that is known. */
  total?: number
  list: ListState
  /** What there is to say when there are none. */
  empty: ReactNode
  keyOf: (item: T) => string | number
  row: (item: T) => ReactNode
  /** The heading of an item; it stands above the first of those that share it. */
  groupOf?: (item: T) => string
  /** A row's height in pixels, as a first guess. */
  rowHeight?: number
}

/** Rows that come page by page while one scrolls, in all states a list can be in; a long one is windowed. */
export function PagedList<T>(props: PagedListProps<T>) {
  const { label, items, total = items.length, list, empty, keyOf, row, groupOf, rowHeight = 74 } = props
  const t = useText()
  useInfiniteScroll(list.hasMore, list.loadMore)
  if (list.isPending) return <Waiting rows={5} height={rowHeight} />
  if (items.length === 0) return list.error ? <QueryFailed error={list.error} onRetry={list.retry} /> : empty

  const entries = items.map((item, at) => {
    const group = groupOf?.(item)
    const previous = items[at - 1]
    return { item, at, heading: previous && groupOf?.(previous) === group ? undefined : group }
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
          <Windowed entries={entries} entry={entry} height={rowHeight} />
        ) : (
          entries.map(entry)
        )}
      </div>
      <MorePages
        list={list}
        waiting={
          <div role="status" aria-label={t('shared:state.loading')}>
            <Waiting rows={1} height={rowHeight} />
          </div>
        }
      />
    </section>
  )
}

interface WindowedProps<E> {
  entries: E[]
  entry: (entry: E) => React.JSX.Element
  height: number
}

function Windowed<E>({ entries, entry, height }: WindowedProps<E>) {
  const { key } = useLocation()
  const handle = useRef<WindowVirtualizerHandle>(null)
  useLayoutEffect(() => {
    const shown = handle.current
    return () => {
      if (shown) measured.set(key, shown.cache)
    }
  }, [key])
  return (
    <WindowVirtualizer ref={handle} data={entries} itemSize={height} bufferSize={BUFFER} cache={measured.get(key)}>
      {entry}
    </WindowVirtualizer>
  )
}

/** Rows that are on their way, in their final shape. */
function Waiting({ rows, height }: { rows: number; height: number }) {
  return (
    <div className={`${styles.waiting} ${breathing}`} aria-busy="true">
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={at} height={`${height}px`} radius="var(--radius-card)" />
      ))}
    </div>
  )
}
