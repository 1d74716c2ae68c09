import { Navigate, useSearchParams } from 'react-router-dom'
import { Article } from '@/features/help/Article'
import { findItem } from '@/features/help/find-item'
import { HelpLoading } from '@/features/help/HelpLoading'
import { useHelp } from '@/features/help/help.queries'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import page from '@/shared/ui/Page.module.css'
import { Rows } from '@/shared/ui/Rows'

/** One help item, and links to the others of its category (spec §2 helpDetail). */
export default function HelpDetailScreen() {
  const t = useText()
  const [query] = useSearchParams()
  const { data, error, refetch } = useHelp()
  if (!data) return <HelpLoading error={error} onRetry={refetch} />
  const match = findItem(data, query.get('i'), query.get('c'))
  if (!match) return <Navigate to={paths.help()} />
  const { category, item } = match
  const otherItems = category.items.flatMap((other, i) => (other === item ? [] : [{ ...other, i }]))
  return (
    <div className={page.page}>
      <Article {...item} />
      <Rows title={otherItems.length ? t('help:more', { category: category.title }) : undefined}>
        {otherItems.map(({ title, i }) => (
          <RowLink key={title} label={title} to={paths.helpDetail({ i: String(i), c: category.category })} />
        ))}
        <RowLink label={t('help:all')} to={paths.help()} />
      </Rows>
    </div>
  )
}
