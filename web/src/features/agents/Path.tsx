import { ChevronRight } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { Link } from '@/shared/navigation/Link'
import styles from './Agents.module.css'

interface PathProps {
  path: readonly { account: string; level: number }[]
  /** Where a step leads; undefined for the agent's own team. */
  to: (under: string | undefined) => string
}

/** The way from the agent down to where one is; each step leads back to it. */
export function Path({ path, to }: PathProps) {
  const t = useText()
  if (path.length < 2) return null
  return (
    <nav aria-label={t('agents:path')}>
      <ol className={styles.path}>
        {path.map(({ account, level }, at) => (
          <li key={account} className={styles.tags}>
            {at > 0 && <ChevronRight size={16} className="mirrored" aria-hidden="true" />}
            {at === path.length - 1 ? (
              <span className={styles.here} aria-current="page">
                <bdi>{account}</bdi>
              </span>
            ) : (
              <Link to={to(level === 0 ? undefined : account)} className={styles.step}>
                <bdi>{account}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
