import { ArrowDown, ArrowUp } from 'lucide-react'
import { classes } from '@/shared/ui/classes'

interface SortHeadProps {
  id: string
  label: string
  isNumber?: boolean | undefined
  /** The current order: `ms`, or `-ms` for descending. */
  sort: string
  /** Absent when the column cannot be sorted. */
  onSort: ((sort: string) => void) | undefined
}

const STATES = { none: 'none', up: 'ascending', down: 'descending' } as const

/** The header of a column: the first press sorts, the second reverses the order, the third stops sorting. */
export function SortHead({ id, label, isNumber, sort, onSort }: SortHeadProps) {
  const state = sort === id ? 'up' : sort === `-${id}` ? 'down' : 'none'
  // The first press on a column of numbers shows the largest first.
  const [first, second] = isNumber ? [`-${id}`, id] : [id, `-${id}`]
  const next = sort === first ? second : sort === second ? '' : first
  return (
    <th scope="col" aria-sort={onSort ? STATES[state] : undefined} className={classes('head', isNumber && 'number')}>
      {onSort ? (
        <button type="button" onClick={() => onSort(next)}>
          {label}
          {state === 'up' && <ArrowUp size={12} aria-hidden="true" />}
          {state === 'down' && <ArrowDown size={12} aria-hidden="true" />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
