import type { ReactNode } from 'react'
import { errorText } from '@/shared/api/api-error'
import type { ListState } from '@/shared/api/pages'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import styles from './MorePages.module.css'

interface MorePagesProps {
  list: Pick<ListState, 'hasMore' | 'isLoadingMore' | 'error' | 'retry' | 'loadMore'>
  /** What a button says that brings the next page; without one it comes while one scrolls. */
  button?: string
  /** Stands there as long as there is more to scroll to: the page keeps its length. */
  waiting?: ReactNode
  /** What is said when the next page does not come. */
  failed?: string
}

/** The end of a list that comes page by page: what is on its way, or that it did not come, with another try there. */
export function MorePages({ list, button, waiting, failed }: MorePagesProps) {
  const t = useText()
  const { hasMore, isLoadingMore, error, retry, loadMore } = list
  if (error && !isLoadingMore)
    return (
      <div className={styles.failed} role="alert">
        <p>{error.code === 'client.offline' ? errorText(error) : (failed ?? t('shared:state.moreFailed'))}</p>
        <Button look="secondary" onClick={retry}>
          {t('shared:action.retry')}
        </Button>
      </div>
    )
  if (!hasMore && !isLoadingMore) return null
  if (button !== undefined)
    return (
      <Button look="secondary" wide busy={isLoadingMore} onClick={loadMore}>
        {button}
      </Button>
    )
  return waiting
}
