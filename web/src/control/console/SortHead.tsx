import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '@/shared/ui/classes'
import { asHead } from './table-roles.ts'

interface SortHeadProps {
  id: string
  label: string
  isNumber?: boolean | undefined
  /** The order that holds: `ms`, or `-ms` for falling. */
  sort: string
  /** Absent where there is nothing to sort. */
  onSort: ((sort: string) => void) | undefined
  /** The edge by which the column is made wider. */
  grip?: ReactNode
  /** Within a real table. */
  isCell?: boolean
}

const STATES = { none: 'none', up: 'ascending', down: 'descending' } as const

/** The head of a column; a press sorts by it, the next one the other way round, the third not at all. */
export function SortHead({ id, label, isNumber, sort, onSort, grip, isCell }: SortHeadProps) {
  const state = sort === id ? 'up' : sort === `-${id}` ? 'down' : 'none'
  // Numbers are looked at from the largest on.
  const [first, second] = isNumber ? [`-${id}`, id] : [id, `-${id}`]
  const next = sort === first ? second : sort === second ? '' : first
  const Head = isCell ? 'th' : 'div'
  return (
    <Head
      {...(isCell ? {} : asHead)}
      scope={isCell ? 'col' : undefined}
      aria-sort={onSort ? STATES[state] : undefined}
      className={classes('head', isNumber && 'number')}
    >
      {onSort ? (
        <button type="button" onClick={() => onSort(next)}>
          {label}
          {state === 'up' && <ArrowUp size={12} aria-hidden="true" />}
          {state === 'down' && <ArrowDown size={12} aria-hidden="true" />}
        </button>
      ) : (
        label
      )}
      {grip}
    </Head>
  )
}
