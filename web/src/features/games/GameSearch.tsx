import { Search, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useText } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/Button'
import styles from './GameSearch.module.css'
import { Suggestions } from './Suggestions.tsx'

/** Length limit of the contract. */
const LONGEST = 40

interface GameSearchProps {
  /** The current search term. */
  applied: string
  onSearch: (name: string) => void
  /** Label of the searched scope, if it is larger than the list below. */
  label?: string
  /** Focuses the field on mount, for visitors who came to search. */
  focused?: boolean
}

/** Search field, applied with Enter and not while typing (GAMES-004); suggestions come from cached lists. */
export function GameSearch({ applied, onSearch, label, focused }: GameSearchProps) {
  const t = useText()
  const fullLabel = label ?? t('games:search.label')
  const [name, setName] = useState(applied)

  // Choosing another filter clears the term.
  const [lastApplied, setLastApplied] = useState(applied)
  if (lastApplied !== applied) {
    setLastApplied(applied)
    setName(applied)
  }

  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(name.trim())
  }
  const clear = () => {
    setName('')
    onSearch('')
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 gives the search element no role
    <form role="search" onSubmit={search} className={styles.field}>
      <Search size={20} className={styles.glass} aria-hidden="true" />
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the visitor tapped a search button to get here
        autoFocus={focused}
        maxLength={LONGEST}
        className={styles.input}
        aria-label={fullLabel}
        placeholder={fullLabel}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {name && <IconButton label={t('shared:action.clear')} icon={<X size={18} />} onClick={clear} />}
      {name.trim() && name !== applied && <Suggestions name={name} onPick={onSearch} />}
    </form>
  )
}
