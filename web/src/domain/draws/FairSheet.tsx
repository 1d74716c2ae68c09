import { drawFairness } from '@understudy/contracts/lottery'
import { STALE, useApiQuery } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { Overlay } from '@/shared/ui/Overlay'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import { FairFacts } from './FairFacts.tsx'

interface FairSheetProps {
  gameId: string
  numero: string
  onClose: () => void
}

/** Sheet with the seeds of an issue: its commitment before the draw, all of them after it. */
export function FairSheet({ gameId, numero, onClose }: FairSheetProps) {
  const t = useText()
  const query = useApiQuery(drawFairness, { params: { gameId }, query: { numero } }, { staleTime: STALE.always })
  return (
    <Overlay open onClose={onClose} from="below" title={t('draws:fair.title')}>
      <div className={page.sheet}>
        <QueryState query={query} waiting={<Skeleton height={240} radius={12} />}>
          {(round) => <FairFacts round={round} />}
        </QueryState>
      </div>
    </Overlay>
  )
}
