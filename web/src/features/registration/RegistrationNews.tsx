import { Megaphone } from 'lucide-react'
import { BannerStrip } from '@/domain/banners/BannerStrip'
import { useSettings } from '@/domain/system'
import type { SafeHtmlProps } from '@/shared/content/SafeHtml'
import { useText } from '@/shared/i18n'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing } from '@/shared/ui/load-fallbacks'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './RegistrationNews.module.css'
import { useRegistrationNews } from './registration.queries.ts'

const Content = lazyPart<SafeHtmlProps>(
  () => import('@/shared/content/SafeHtml').then(({ SafeHtml }) => ({ default: SafeHtml })),
  {
    missing: Nothing,
  },
)

/** The banners of group m_reg, and the merchant's announcement on registration (REG-001, REG-007). */
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
      {isPending && <Skeleton height="calc(var(--target) + 2px)" radius="var(--radius-field)" />}
      {data?.player.map(({ id, title, content }) => (
        <details key={id} className={styles.notice}>
          <summary className={styles.title}>
            <Megaphone size={18} aria-hidden="true" />
            {title}
          </summary>
          <Content html={content} className={styles.content} />
        </details>
      ))}
    </>
  )
}
