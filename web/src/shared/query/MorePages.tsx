import type { ReactNode } from 'react'
import type { ListState } from '@/shared/api/pages'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { resting } from '@/shared/ui/Skeleton'
import { FailedLine } from './FailedLine.tsx'

interface MorePagesProps {
  list: Pick<ListState, 'hasMore' | 'isLoadingMore' | 'error' | 'retry' | 'loadMore'>
  /** Label of a button that loads the next page; without one it is loaded by scrolling. */
  button?: string
  /** Placeholder while there are more pages, which keeps the page's length; animated only while one is loading. */
  waiting?: ReactNode
  /** Class name of the placeholder. */
  className?: string | undefined
  /** Text when the next page fails. */
  failed?: string
}

/** The end of a paginated list: a placeholder for the next page, or its failure with a retry button. */
export function MorePages({ list, button, waiting, className, failed }: MorePagesProps) {
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
  return (
    <div className={classes(className, !isLoadingMore && resting)} aria-busy={isLoadingMore}>
      {waiting}
    </div>
  )
}
