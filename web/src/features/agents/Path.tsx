import { ChevronRight } from 'lucide-react'
import { type ApiError, isApiError } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import styles from './Agents.module.css'

interface PathProps {
  path: readonly { account: string; level: number }[]
  /** Failure of the query, if any. */
  error: ApiError | null | undefined
  /** Link of a step; undefined for the agent's own team. */
  to: (under: string | undefined) => string
}

/** Breadcrumbs from the agent down to the current member; each step is a link. */
export function Path({ path, error, to }: PathProps) {
  const t = useText()
  // The URL names somebody outside of the team: a retry would never find them.
  if (isApiError(error, 'downline.not.found'))
    return (
      <ButtonLink look="quiet" to={to(undefined)}>
        {t('agents:whole')}
      </ButtonLink>
    )
  if (path.length < 2) return null
  return (
    <nav aria-label={t('agents:path')}>
      <ol className={styles.path}>
        {path.map(({ account, level }, index) => (
          <li key={account} className={styles.tags}>
            {index > 0 && <ChevronRight size={16} className="mirrored" aria-hidden="true" />}
            {index === path.length - 1 ? (
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
