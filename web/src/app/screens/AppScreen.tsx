import { Bell, Gift, Rocket } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useInstallChoices } from '@/domain/install'
import { usePromotion, useSettings } from '@/domain/system'
import { BrandMark } from '@/domain/system/BrandMark'
import { WithSettings } from '@/domain/system/WithSettings'
import { ChoiceList } from '@/features/install/ChoiceList'
import { InstallTip } from '@/features/install/InstallTip'
import { device } from '@/shared/device'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './AppScreen.module.css'

const REASONS = ['fast', 'news'] as const
const ICONS: Record<(typeof REASONS)[number] | 'bonus', ReactNode> = {
  fast: <Rocket size={20} aria-hidden="true" />,
  news: <Bell size={20} aria-hidden="true" />,
  bonus: <Gift size={20} aria-hidden="true" />,
}

/** All ways to install the app (ROUTE-031): its benefits, the ways for this device, and instructions. */
export default function AppScreen() {
  const t = useText()
  const settings = useSettings()
  const bonus = usePromotion('APP_DOWNLOAD')
  const choices = useInstallChoices()
  const [tip, setTip] = useState(false)
  const isApp = device().shell !== 'browser'
  const reasons = bonus ? ([...REASONS, 'bonus'] as const) : REASONS
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <BrandMark size={72} />
        <p className={styles.brand}>{settings?.brand ?? <Skeleton width="6em" />}</p>
        <p className={styles.text}>{t(isApp ? 'install:page.have' : 'install:page.text')}</p>
      </header>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            {ICONS[reason]}
            {t(`install:reason.${reason}`)}
          </li>
        ))}
      </ul>
      <WithSettings waiting={<Skeleton width="100%" height="200px" />}>
        {() =>
          choices.length > 0 ? (
            <ChoiceList choices={choices} onHomeScreen={() => setTip(true)} />
          ) : (
            <EmptyState action={<ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>}>
              {t('install:page.none')}
            </EmptyState>
          )
        }
      </WithSettings>
      <p className={styles.note}>{t('install:page.note')}</p>
      <InstallTip open={tip} onClose={() => setTip(false)} />
    </div>
  )
}
