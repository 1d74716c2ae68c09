import { ArrowLeftRight, Cherry, Crown, Fingerprint, type LucideIcon, Zap } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { Card } from '@/shared/ui/Card'
import { Muted } from '@/shared/ui/Muted'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import styles from './WhyUs.module.css'

const REASONS = ['slots', 'exchange', 'money', 'app', 'vip'] as const
type Reason = (typeof REASONS)[number]

const LOOK: Record<Reason, { Icon: LucideIcon; to: string }> = {
  slots: { Icon: Cherry, to: paths.gameList({ gameType: 'RNG' }) },
  exchange: { Icon: ArrowLeftRight, to: paths.gameList({ gameType: 'SPORTS' }) },
  money: { Icon: Zap, to: paths.help() },
  app: { Icon: Fingerprint, to: paths.app() },
  vip: { Icon: Crown, to: paths.vip() },
}

interface WhyUsProps {
  brand: string
  /** Whether the merchant has a VIP programme. */
  vip: boolean
}

/** The merchant's promises, each with a link to its page (HOME-039). */
export function WhyUs({ brand, vip }: WhyUsProps) {
  const t = useText()
  return (
    <section aria-labelledby="why-us">
      <SectionTitle id="why-us" className={styles.title}>
        {t('home:why.title', { brand })}
      </SectionTitle>
      <Card as="ul" className={styles.list}>
        {REASONS.filter((reason) => vip || reason !== 'vip').map((reason) => {
          const { Icon, to } = LOOK[reason]
          return (
            <li key={reason}>
              <Link to={to} className={styles.reason}>
                <span className={styles.icon}>
                  <Icon size={22} aria-hidden="true" />
                </span>
                <span className={styles.words}>
                  <strong>{t(`home:why.${reason}.title`)}</strong>
                  <Muted as="span">{t(`home:why.${reason}.text`)}</Muted>
                </span>
              </Link>
            </li>
          )
        })}
      </Card>
    </section>
  )
}
