import type { ReactNode } from 'react'
import { useSettings } from '@/domain/system'
import { BrandMark } from '@/domain/system/BrandMark'
import { Muted } from '@/shared/ui/Muted'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './AuthPage.module.css'

/**
 * Layout of the login and registration pages: the merchant's mark and name, a sentence about the page, and the form.
 */
export function AuthPage({ subtitle, children }: { subtitle: string; children: ReactNode }) {
  const settings = useSettings()
  return (
    <div className={page.page}>
      <header className={styles.brand}>
        <BrandMark size={52} />
        <div>
          <p className={styles.name}>{settings?.brand ?? <Skeleton width="6em" />}</p>
          <Muted>{subtitle}</Muted>
        </div>
      </header>
      {children}
    </div>
  )
}
