import type { SettingsInfo } from '@understudy/contracts/system'
import type { ReactNode } from 'react'
import { QueryState } from '@/shared/query/QueryState'
import { useStatus } from './index.ts'

interface WithSettingsProps {
  /** Skeleton in the final shape, until the settings arrive. */
  waiting: ReactNode
  children: (settings: SettingsInfo) => ReactNode
}

/** A page that depends on the merchant's settings: waits for them, or says why they cannot be had, with a retry. */
export function WithSettings({ waiting, children }: WithSettingsProps) {
  const status = useStatus()
  return (
    <QueryState query={status} waiting={waiting}>
      {({ info }) => children(info)}
    </QueryState>
  )
}
