import { Protection } from '@/features/security/Protection'
import { useSecurityConfig } from '@/features/security/security.queries'
import { QueryState } from '@/shared/query/QueryState'
import page from '@/shared/ui/Page.module.css'
import { Skeleton } from '@/shared/ui/Skeleton'

/** /m/securityCenter: the security settings with their status, and the devices that logged in (PSW-010). */
export default function SecurityScreen() {
  return (
    <div className={page.page}>
      <QueryState query={useSecurityConfig()} waiting={<Waiting />}>
        {(config) => <Protection config={config} />}
      </QueryState>
    </div>
  )
}

const Waiting = () => (
  <>
    <Skeleton height="76px" radius={20} />
    <Skeleton height="360px" radius={20} />
  </>
)
