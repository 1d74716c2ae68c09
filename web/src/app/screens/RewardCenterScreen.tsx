import { useSearchParams } from 'react-router-dom'
import { RewardCenter, VIEWS } from '@/features/rewards/RewardCenter'
import page from '@/shared/ui/Page.module.css'

/** /m/rewardCenter: claimable and claimed rewards (MEMBER-007). */
export default function RewardCenterScreen() {
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((known) => known === query.get('view')) ?? 'earned'
  return (
    <div className={page.page}>
      <RewardCenter view={view} onView={(id) => setQuery(id === 'earned' ? {} : { view: id }, { replace: true })} />
    </div>
  )
}
