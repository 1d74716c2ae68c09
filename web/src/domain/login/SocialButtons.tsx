import type { SocialProvider } from '@understudy/contracts/cloud'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { classes } from '@/shared/ui/classes'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import styles from './SocialButtons.module.css'
import type { SocialLogin } from './use-social-login.ts'

/** Icons of the two providers, drawn for this app. */
const SIGNS: Readonly<Record<SocialProvider, string>> = {
  google: 'M20 12h-8M20 12a8 8 0 1 1-2.6-5.9',
  facebook: 'M16 4h-2a4 4 0 0 0-4 4v12M6.5 12H15',
}

/** Social sign-in buttons below a divider; nothing when there are none. */
export function SocialButtons({ social: { providers, expected, busy, start } }: { social: SocialLogin }) {
  const t = useText()
  // Placeholders meanwhile, so that the content below does not shift.
  if (providers.length === 0 && expected > 0)
    return (
      <div className={classes(styles.social, breathing)}>
        <Skeleton height="1.6em" />
        {Array.from({ length: expected }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <Skeleton key={at} height="var(--target)" radius="var(--radius-button)" />
        ))}
      </div>
    )
  if (providers.length === 0) return null
  return (
    <section className={styles.social} aria-label={t('shared:social.title')}>
      <p className={styles.or}>
        <span>{t('shared:social.or')}</span>
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          look="secondary"
          wide
          busy={busy}
          icon={
            <svg viewBox="0 0 24 24" width="20" height="20" className={styles.sign} aria-hidden="true">
              <path d={SIGNS[provider]} />
            </svg>
          }
          onClick={() => start(provider)}
        >
          {t(`shared:social.${provider}`)}
        </Button>
      ))}
    </section>
  )
}
