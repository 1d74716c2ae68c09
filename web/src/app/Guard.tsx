import type { RoleAccess } from '@understudy/contracts/member-type'
import { mayReach } from '@understudy/contracts/member-type'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useText } from '@/shared/i18n'
import { paths, trialRefusalAt, useRefuseTrial } from '@/shared/navigation'
import { useRole, useSession } from '@/shared/session'
import { toast } from '@/shared/ui/toast'

/** Enforces a screen's access: anyone without it is sent to the login, or home with a notice. */
export function Guard({ access, children }: { access: RoleAccess; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const role = useRole()
  const userName = useSession()?.userName
  if (access === 'guest') return children
  if (role.isGuest) return <Navigate to={paths.login()} replace state={{ from: pathname + search }} />
  // A notification opens the page of the member it was for, and never another's.
  const addressee = new URLSearchParams(search).get('for')
  if (addressee !== null && addressee !== userName) return <Navigate to={paths.home()} replace />
  if (role.isTrial && access !== 'member') return <TrialRefused at={pathname} />
  if (!mayReach(access, role.type)) return <AgentsOnly />
  return children
}

function TrialRefused({ at }: { at: string }) {
  const refuse = useRefuseTrial()
  useEffect(() => {
    refuse(trialRefusalAt(at))
  }, [refuse, at])
  return <Navigate to={paths.home()} replace />
}

function AgentsOnly() {
  const t = useText()
  useEffect(() => toast.error(t('shell:noPermission')), [t])
  return <Navigate to={paths.home()} replace />
}
