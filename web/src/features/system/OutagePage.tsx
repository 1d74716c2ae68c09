import type { SystemStatus } from '@understudy/contracts/system'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { BrandMark } from '@/domain/system/BrandMark'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { Muted } from '@/shared/ui/Muted'
import { Scene } from '@/shared/ui/Scene'
import { contactOf } from './contact.ts'
import styles from './OutagePage.module.css'

export interface OutageProps {
  status: SystemStatus
  /** Whether the status is being refetched. */
  busy: boolean
  onRetry: () => void
}

interface OutagePageProps extends OutageProps {
  scene: 'maintenance' | 'region'
  title: string
  text: string
  /** Details: the maintenance window, or the visitor's IP address. */
  facts: readonly { label: string; value: ReactNode }[]
  note?: string
  contact: string
}

/** Full page while the platform is closed: merchant, reason, details, customer service, retry. */
export function OutagePage({ status, busy, onRetry, scene, title, text, facts, note, contact }: OutagePageProps) {
  const t = useText()
  const service = contactOf(status.info.customerService)
  const { brand } = status.info

  useEffect(() => {
    document.title = `${title} · ${brand}`
  }, [title, brand])

  return (
    <div className={styles.page}>
      <header className={styles.brand}>
        <BrandMark size={40} />
        <span>{brand}</span>
      </header>
      <main className={styles.main}>
        <Scene kind={scene} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {note && <Muted>{note}</Muted>}
        <div className={styles.actions}>
          <Button size="large" wide busy={busy} icon={<RefreshCw size={20} />} onClick={onRetry}>
            {t('shared:action.retry')}
          </Button>
          {service && (
            <a className={styles.contact} href={service} target="_blank" rel="noopener noreferrer">
              {contact}
            </a>
          )}
        </div>
        <Muted role="status">{t('system:auto')}</Muted>
      </main>
    </div>
  )
}
