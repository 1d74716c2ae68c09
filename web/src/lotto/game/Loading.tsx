import { useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import styles from './Loading.module.css'

/** Skeleton of the page until its game is loaded. */
export function Loading() {
  const t = useText()
  return (
    <div className={classes(styles.loading, breathing)} role="status">
      <span className="visually-hidden">{t('shared:state.loading')}</span>
      <Skeleton width="55%" height={44} radius={12} />
      <Skeleton height={166} radius={20} />
      <Skeleton height={54} radius={14} />
      <Skeleton height={44} radius={99} />
      <Skeleton height={220} radius={16} />
    </div>
  )
}
