import { Suspense, useEffect } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { text } from '@/shared/i18n'
import { paths, requiresLogin } from '@/shared/navigation'
import { useRole } from '@/shared/session'
import { TOAST } from '@/shared/timings'
import { Spinner } from '@/shared/ui/Spinner'
import { toast } from '@/shared/ui/toast'
import { Guard } from './Guard.tsx'
import { routes } from './routes.ts'

export function Screens() {
  return (
    <Suspense fallback={<Spinner />}>
      <Routes>
        {routes.flatMap(({ path, aliases, Screen, handle }) =>
          [path, ...aliases].map((address) => (
            <Route
              key={address}
              path={address}
              element={
                <Guard access={handle.access}>
                  <Screen />
                </Guard>
              }
            />
          )),
        )}
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </Suspense>
  )
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
