import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PromotionView } from '@/features/promotions/PromotionView'
import { usePromotionDetail } from '@/features/promotions/promotions.queries'
import { loadSafeHtml } from '@/shared/content/LazyHtml'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { EmptyState } from '@/shared/ui/EmptyState'
import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

const ReferralSheet = lazyPart(() => import('@/features/referral/ReferralSheet'), { missing: CloseOnError })

/** /m/activityDetail: the promotion named by `id` (ROUTE-018, ROUTE-029). */
export default function PromotionScreen() {
  const [query] = useSearchParams()
  const promotionId = query.get('id') ?? ''
  return (
    <div className={page.page}>
      {/^[1-9]\d{0,8}$/.test(promotionId) ? <One key={promotionId} id={Number(promotionId)} /> : <Missing />}
    </div>
  )
}

function One({ id }: { id: number }) {
  const query = usePromotionDetail(id)
  const [inviting, setInviting] = useState<boolean>()
  // Beside the promotion, not after it: what is below its text waits for both.
  useEffect(() => void loadSafeHtml().catch(() => {}), [])
  if (query.error?.code === 'promotion.not.found') return <Missing />
  return (
    <>
      <QueryState query={query} waiting={<Waiting />}>
        {(promotion) => <PromotionView promotion={promotion} onInvite={() => setInviting(true)} />}
      </QueryState>
      {inviting !== undefined && <ReferralSheet open={inviting} onClose={() => setInviting(false)} />}
    </>
  )
}

function Missing() {
  const t = useText()
  return (
    <EmptyState scene="gifts" action={<ButtonLink to={paths.promotions()}>{t('promotions:toList')}</ButtonLink>}>
      {t('promotions:missing')}
    </EmptyState>
  )
}

const Waiting = () => (
  <>
    <Skeleton height="140px" radius={20} />
    <Skeleton height="60px" radius={16} />
    <Skeleton height="160px" radius={20} />
  </>
)
