import type { ReactNode } from 'react'
import type { ListState } from '@/shared/api/pages'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { FailedLine } from './FailedLine.tsx'

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
    return <FailedLine error={error} onRetry={retry} said={failed ?? t('shared:state.moreFailed')} />
  if (!hasMore && !isLoadingMore) return null
  if (button !== undefined)
    return (
      <Button look="secondary" wide busy={isLoadingMore} onClick={loadMore}>
        {button}
      </Button>
    )
  return waiting
}
