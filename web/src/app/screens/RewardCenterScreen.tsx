import { useSearchParams } from 'react-router-dom'
import { RewardCenter, VIEWS } from '@/features/rewards/RewardCenter'
import { useText } from '@/shared/i18n'
import page from '@/shared/ui/Page.module.css'

/** /m/rewardCenter: claimable and claimed rewards (MEMBER-007). */
export default function RewardCenterScreen() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((known) => known === query.get('view')) ?? 'earned'
  return (
    <div className={page.page}>
      <p className={page.intro}>{t('rewards:intro')}</p>
      <RewardCenter view={view} onView={(id) => setQuery(id === 'earned' ? {} : { view: id }, { replace: true })} />
    </div>
  )
}
