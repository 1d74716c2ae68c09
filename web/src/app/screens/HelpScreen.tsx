import { TERMS } from '@understudy/contracts/help'
import { Headphones } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { Article } from '@/features/help/Article'
import { HelpLoading } from '@/features/help/HelpLoading'
import { useHelp } from '@/features/help/help.queries'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { RowLink } from '@/shared/navigation/RowLink'
import page from '@/shared/ui/Page.module.css'
import { RowButton, Rows } from '@/shared/ui/Rows'

/** The help centre: its items by category, or with `tag=tc` the terms of use (spec §2 help). */
export default function HelpScreen() {
  const t = useText()
  const [query] = useSearchParams()
  const { data, error, refetch } = useHelp()
  if (!data) return <HelpLoading error={error} onRetry={refetch} />
  if (data.length === 0) return <HelpLoading empty />
  const terms = query.get('tag') === TERMS && data.find(({ category }) => category === TERMS)
  if (terms)
    return (
      <div className={page.page}>
        <h2>{terms.title}</h2>
        {terms.items.map((item) => (
          <Article key={item.title} {...item} />
        ))}
      </div>
    )
  return (
    <div className={page.page}>
      {data.map(({ category, title, items }) => (
        <Rows key={category} title={title}>
          {category === TERMS ? (
            <RowLink label={title} to={paths.help({ tag: TERMS })} />
          ) : (
            items.map((item, i) => (
              <RowLink key={item.title} label={item.title} to={paths.helpDetail({ i: String(i), c: category })} />
            ))
          )}
        </Rows>
      ))}
      <Rows>
        <RowButton
          icon={<Headphones size={20} />}
          label={t('help:ask')}
          hint={t('help:askHint')}
          aria-haspopup="dialog"
          onClick={() => openPanel('service')}
        />
      </Rows>
    </div>
  )
}
