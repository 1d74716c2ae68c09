import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { queryClient } from '@/shared/api'
import { text } from '@/shared/i18n'
import { screenShown } from '@/shared/idle'
import { paths, requiresLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import { TOAST } from '@/shared/timings'
import { Spinner } from '@/shared/ui/Spinner'
import { toast } from '@/shared/ui/toast'
import { Guard } from './Guard.tsx'
import { routeAt } from './routes.ts'

/** The screen of the address. The table is flat, so it needs no nested routes, which every first view would pay for. */
export function Screens() {
  const { pathname } = useLocation()
  const route = routeAt(pathname)
  if (!route) return <UnknownPage />
  const { Screen, handle } = route
  return (
    <Suspense fallback={<Spinner />}>
      <Guard access={handle.access}>
        <Screen />
      </Guard>
      <Shown />
    </Suspense>
  )
}

/**
 * Tells when the screen stands and its queries are answered; the menu and other hidden parts are loaded after that, so
 * that they do not slow the screen down. It shares the screen's boundary, so its effect runs only once the code is there.
 */
function Shown() {
  useEffect(() => {
    const settle = () => (queryClient.isFetching() > 0 ? setTimeout(settle, 100) : screenShown())
    settle()
  }, [])
  return null
}

/** No such screen: home instead (ROUTE-003). A visitor asking for something personal still logs in first. */
function UnknownPage() {
  const { pathname, search } = useLocation()
  const { isGuest } = useRole()
  const loginFirst = isGuest && requiresLogin(pathname)
  useEffect(() => {
    if (!loginFirst) toast.info(text('shell:unknownPage'), TOAST.short)
  }, [loginFirst])
  if (loginFirst) return <Navigate to={paths.login()} replace state={{ from: pathname + search }} />
  return <Navigate to={paths.home()} replace />
}
