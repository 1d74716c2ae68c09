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

/** Renders the screen of the current path. The route table is flat, which saves the router's nested routes in the first view. */
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
 * Signals when the screen has rendered and its queries are answered; the menu and other hidden parts load after that, so
 * that they do not slow it down. It is inside the screen's Suspense boundary, so its effect runs only once the code is
 * loaded.
 */
function Shown() {
  useEffect(() => {
    const settle = () => (queryClient.isFetching() > 0 ? setTimeout(settle, 100) : screenShown())
    settle()
  }, [])
  return null
}

/** Unknown path: redirects home (ROUTE-003). A visitor to a personal path is still sent to the login first. */
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
