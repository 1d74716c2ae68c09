import { Megaphone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { BannerStrip } from '@/shared/banners/BannerStrip'
import { useText } from '@/shared/i18n'
import { useSettings } from '@/shared/system'
import styles from './RegistrationNews.module.css'
import { useRegistrationNews } from './registration.queries.ts'

const Content = lazy(() => import('@/shared/content/SafeHtml').then(({ SafeHtml }) => ({ default: SafeHtml })))

/** The banners of group m_reg, and what the merchant has to say to whoever registers (REG-001, REG-007). */
export function RegistrationNews() {
  const t = useText()
  const brand = useSettings()?.brand ?? ''
  const { data, isPending } = useRegistrationNews()
  return (
    <>
      <BannerStrip
        banners={isPending ? undefined : (data?.banners ?? [])}
        label={t('registration:banners', { brand })}
      />
      {data?.player.map(({ id, title, content }) => (
        <details key={id} className={styles.notice}>
          <summary className={styles.title}>
            <Megaphone size={18} aria-hidden="true" />
            {title}
          </summary>
          <Suspense>
            <Content html={content} className={styles.content} />
          </Suspense>
        </details>
      ))}
    </>
  )
}
