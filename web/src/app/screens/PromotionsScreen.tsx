import { useSearchParams } from 'react-router-dom'
import { PromotionList, tabOf } from '@/features/promotions/PromotionList'
import page from '@/shared/ui/Page.module.css'

/** /m/activity: the promotions; `kind` in the URL names the tab, so that it survives a reload and Back (ROUTE-018). */
export default function PromotionsScreen() {
  const [query, setQuery] = useSearchParams()
  return (
    <div className={page.page}>
      <PromotionList
        tab={tabOf(query.get('kind'))}
        onTab={(kind) => setQuery(kind ? { kind } : {}, { replace: true })}
      />
    </div>
  )
}
