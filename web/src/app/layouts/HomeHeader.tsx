import { CircleHelp, Headphones, Menu, Smartphone } from 'lucide-react'
import { downloadLink } from '@/domain/install/downloads'
import { useSettings } from '@/domain/system'
import { BrandMark } from '@/domain/system/BrandMark'
import { device } from '@/shared/device'
import { useText } from '@/shared/i18n'
import { openPanel, paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink, IconLink } from '@/shared/navigation/links'
import { useSession } from '@/shared/session'
import { IconButton } from '@/shared/ui/Button'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './HomeHeader.module.css'

/** Header of home: logo, menu and app icon; login and registration for visitors, help and service for players (HOME-030). */
export function HomeHeader() {
  const t = useText()
  const session = useSession()
  const settings = useSettings()
  return (
    <header className={styles.header}>
      <IconButton
        label={t('shell:header.menu')}
        icon={<Menu size={24} />}
        aria-haspopup="dialog"
        onClick={() => openPanel('menu')}
      />
      <Link
        to={paths.home()}
        className={styles.logo}
        aria-label={t('shell:header.toHome', { brand: settings?.brand ?? '' })}
      >
        <BrandMark />
        <span className={styles.brand}>{settings?.brand ?? <Skeleton width="5em" />}</span>
      </Link>
      <nav className={styles.actions} aria-label={t('shell:header.actions')}>
        <AppIcon />
        {session ? (
          <>
            <IconLink to={paths.help()} label={t('shell:header.help')} icon={<CircleHelp size={22} />} />
            <IconButton
              label={t('shell:header.service')}
              icon={<Headphones size={22} />}
              aria-haspopup="dialog"
              onClick={() => openPanel('service')}
            />
          </>
        ) : (
          <>
            <ButtonLink to={paths.login()} look="secondary" size="small">
              {t('shared:action.login')}
            </ButtonLink>
            <ButtonLink to={paths.register()} size="small">
              {t('shell:header.register')}
            </ButtonLink>
          </>
        )}
      </nav>
    </header>
  )
}

/** Shown only in a browser, when the download popup is enabled and there is a link for this device (HOME-031). */
function AppIcon() {
  const t = useText()
  const settings = useSettings()
  const currentDevice = device()
  if (
    currentDevice.shell !== 'browser' ||
    !settings?.appDownload.window ||
    !downloadLink(settings.resources, currentDevice)
  )
    return null
  return <IconLink to={paths.app()} label={t('shell:header.app')} icon={<Smartphone size={22} />} />
}
