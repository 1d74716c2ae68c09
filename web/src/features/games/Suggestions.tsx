import { searchForm } from '@understudy/contracts/typed-text'
import { Gamepad2, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cachedReplies } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import styles from './Suggestions.module.css'

const MOST = 6

/** Collects the names of games from cached replies, at any depth. */
function knownNames(): string[] {
  const names = new Set<string>()
  const look = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(look)
      return
    }
    if (typeof value !== 'object' || value === null) return
    if ('gameName' in value && typeof value.gameName === 'string') names.add(value.gameName)
    else Object.values(value).forEach(look)
  }
  look(cachedReplies('games', 'favourites', 'recents'))
  return [...names]
}

/** Ranks matches: names that start with the term, then with a word that does, then others that contain it. */
function matching(typed: string): string[] {
  const query = searchForm(typed.trim())
  const rank = (name: string) => {
    const index = searchForm(name).indexOf(query)
    return index < 0 ? undefined : index === 0 ? 0 : searchForm(name)[index - 1] === ' ' ? 1 : 2
  }
  return knownNames()
    .flatMap((name) => {
      const order = rank(name)
      return order === undefined ? [] : [{ name, order }]
    })
    .sort((one, other) => one.order - other.order || one.name.localeCompare(other.name))
    .slice(0, MOST)
    .map(({ name }) => name)
}

/** Suggested names after typing has paused, from the cache without a call (GAMES-004). */
export function Suggestions({ name, onPick }: { name: string; onPick: (name: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setTyped(name), TIMINGS.suggestions)
    return () => clearTimeout(timer)
  }, [name])
  if (!typed.trim()) return null
  return (
    <ul className={styles.list} aria-label={t('games:search.suggestions')}>
      <li>
        <button type="submit" className={styles.entry}>
          <Search size={18} aria-hidden="true" />
          {t('games:search.go', { name: typed.trim() })}
        </button>
      </li>
      {matching(typed).map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className={styles.entry} onClick={() => onPick(suggestion)}>
            <Gamepad2 size={18} aria-hidden="true" />
            <bdi>{suggestion}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}
