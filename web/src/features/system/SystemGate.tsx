import { statusCodeOf } from '@understudy/contracts/system'
import { type ReactNode, useEffect } from 'react'
import { useStatus } from '@/domain/system'
import { rememberContact } from './contact.ts'
import { MaintenanceScreen } from './MaintenanceScreen.tsx'
import { RegionScreen } from './RegionScreen.tsx'
import { showTemplate } from './template.ts'

/** Renders the app while the platform is open, else the maintenance or region screen (STATUS-002). */
export function SystemGate({ children }: { children: ReactNode }) {
  const { data: status, isFetching, refetch } = useStatus()

  useEffect(() => {
    if (!status) return
    document.documentElement.dataset.merchant = status.info.merchantCode
    showTemplate(status.info.mobileTemplate)
    rememberContact(status.info.customerService)
  }, [status])

  if (!status) return children
  const code = statusCodeOf(status)
  if (code === 0) return children
  const retry = { busy: isFetching, onRetry: () => void refetch() }
  return code === 1 ? <MaintenanceScreen status={status} {...retry} /> : <RegionScreen status={status} {...retry} />
}
