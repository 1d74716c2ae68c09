import type { SettingsInfo } from '@understudy/contracts/system'
import { Download, Smartphone } from 'lucide-react'
import { downloadLink, useDownload } from '@/domain/install'
import { device } from '@/shared/device'
import { useText } from '@/shared/i18n'
import { Card } from '@/shared/ui/Card'
import { Muted } from '@/shared/ui/Muted'
import styles from './AppDownload.module.css'

/** Download of the app for this device; nothing inside the app or when installed (HOME-023). */
export function AppDownload({ settings }: { settings: Pick<SettingsInfo, 'resources' | 'brand'> }) {
  const t = useText()
  const currentDevice = device()
  const download = useDownload()
  const link = downloadLink(settings.resources, currentDevice)
  if (currentDevice.shell !== 'browser' || !link) return null
  return (
    <Card as="section" aria-labelledby="app-download" className={styles.block}>
      <span className={styles.icon}>
        <Smartphone size={26} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <h2 id="app-download" className={styles.title}>
          {t('home:app.title', { brand: settings.brand })}
        </h2>
        <Muted>{t('home:app.text')}</Muted>
      </div>
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className={styles.action}
        onClick={(event) => download(event, link)}
      >
        <Download size={18} aria-hidden="true" />
        {t('home:app.action')}
        <span className="visually-hidden">({t('home:newTab')})</span>
      </a>
    </Card>
  )
}
