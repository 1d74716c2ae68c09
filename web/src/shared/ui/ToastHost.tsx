import { lazy, Suspense } from 'react'
import { useToastsWanted } from './toast.ts'

const Toasts = lazy(() => import('./Toasts.tsx'))

/**
 * Where toasts appear; loads its code with the first one. An open dialog hides the page from screen readers except
 * for what is marked as live before it opens.
 */
export function ToastHost() {
  const wanted = useToastsWanted((state) => state.wanted)
  return (
    <div aria-live="polite">
      {wanted && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </div>
  )
}
