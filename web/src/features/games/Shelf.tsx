import { LIMITS } from '@understudy/contracts/page-sizes'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { useText } from '@/shared/i18n'
import { Link } from '@/shared/navigation/Link'
import { IconButton } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { breathing } from '@/shared/ui/Skeleton'
import { useReached } from '@/shared/ui/use-reached'
import styles from './Shelf.module.css'
import { useScroller } from './use-scroller.ts'

interface ShelfProps {
  title: string
  /** Content before the title. */
  icon?: ReactNode
  /** Content after the title. */
  note?: string
  seeAll?: string
  /** Renders the rows, each a list of its own, which scroll together. Content beyond the edge may depend on whether the player has interacted. */
  rows: readonly (readonly ReactNode[])[] | ((reached: boolean) => readonly (readonly ReactNode[])[])
  /** Number of items side by side; absent: items have their default width. */
  perView?: number
  /** Whether a third of the next item shows beside those in view. */
  peeks?: boolean | undefined
  /** Whether few items fill the width instead of scrolling. */
  filled?: boolean
  /** Whether the rows contain placeholders. */
  waiting?: boolean
  /** Shown instead of the rows. */
  instead?: ReactNode
  /** Whether it is far from the viewport: it keeps its shape but does not scroll yet. */
  far?: boolean
}

/** A titled row that scrolls sideways, with arrow buttons. */
export function Shelf({ title, icon, note, seeAll, rows, perView, peeks, filled, waiting, far, instead }: ShelfProps) {
  const t = useText()
  const headingId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const reached = useReached(scroller)
  const visibleRows = typeof rows === 'function' ? rows(reached) : rows
  const count = visibleRows.reduce((sum, row) => sum + row.length, 0)
  const { atStart, atEnd, move } = useScroller(scroller, count, perView)
  const arrows = count > LIMITS.carouselWithoutArrows
  return (
    <section className={styles.shelf} aria-labelledby={headingId}>
      <header className={styles.head}>
        {icon}
        <SectionTitle id={headingId} className={styles.title}>
          {title}
          {note && <span className={styles.note}>{note}</span>}
        </SectionTitle>
        {arrows && (
          <span className={styles.arrows}>
            <IconButton
              label={t('games:shelf.back', { title })}
              icon={<ChevronLeft size={20} className="mirrored" />}
              disabled={atStart}
              onClick={() => move(-1)}
            />
            <IconButton
              label={t('games:shelf.on', { title })}
              icon={<ChevronRight size={20} className="mirrored" />}
              disabled={atEnd}
              onClick={() => move(1)}
            />
          </span>
        )}
        {seeAll && (
          <Link to={seeAll} className={styles.all}>
            {t('shared:action.seeAll')}
            <span className="visually-hidden"> {title}</span>
          </Link>
        )}
      </header>
      {instead ?? (
        <div
          ref={scroller}
          className={classes(
            styles.rows,
            filled && styles.filled,
            perView !== undefined && styles.counted,
            peeks && styles.peeks,
            waiting && breathing,
            far && styles.far,
          )}
          style={perView ? ({ '--per-view': perView } as CSSProperties) : undefined}
        >
          {visibleRows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their index
            <ul key={index} data-row className={styles.row}>
              {row}
            </ul>
          ))}
        </div>
      )}
    </section>
  )
}
