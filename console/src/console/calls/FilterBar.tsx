import { X } from 'lucide-react'
import { classes } from '@/shared/ui/classes'
import { SearchField } from '../../parts/Fields.tsx'
import { interpolate } from '../console-texts.ts'
import { useSearchKey } from '../keyboard.ts'
import { callTexts } from './call-texts.ts'
import styles from './calls.module.css'
import { type Term, withoutTerm, withTerm } from './filter.ts'

const w = callTexts
/** Frequent filter terms, offered as suggestions. */
const QUICK = ['failed', 'fault', 'wrote', 'ms:>100', '-who:guest', '-endpoint:system.status']

interface FilterBarProps {
  filter: string
  terms: readonly Term[]
  onFilter: (filter: string) => void
}

/** The filter as text, with its terms below as removable chips, or suggestions while it is empty. */
export function FilterBar({ filter, terms, onFilter }: FilterBarProps) {
  useSearchKey()
  return (
    <div className={styles.filter}>
      <SearchField label={w.filter} value={filter} onChange={onFilter} />
      <ul className={styles.chips} aria-label={w.quick}>
        {terms.map(({ raw, negated, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the filter may contain the same term twice
          <li key={index}>
            <button
              type="button"
              className={classes(styles.chip, styles.on, negated && styles.not, problem && styles.wrong)}
              title={problem}
              aria-label={interpolate(w.without, { word: raw })}
              onClick={() => onFilter(withoutTerm(terms, index))}
            >
              {raw} <X size={12} aria-hidden="true" />
            </button>
          </li>
        ))}
        {terms.length === 0 &&
          QUICK.map((word) => (
            <li key={word}>
              <button type="button" className={styles.chip} onClick={() => onFilter(withTerm(filter, word))}>
                {word}
              </button>
            </li>
          ))}
      </ul>
      {terms.map(
        ({ raw, problem }) =>
          problem && (
            <p key={raw} role="alert" className={styles.problem}>
              {problem}
            </p>
          ),
      )}
    </div>
  )
}
