import { lazyPart } from './lazy-part.tsx'
import { Nothing } from './missing.tsx'
import { useToastsWanted } from './toast.ts'

const Toasts = lazyPart(() => import('./Toasts.tsx'), { missing: Nothing })

/**
 * Where toasts appear; loads its code with the first one. An open dialog hides the page from screen readers except
 * for what is marked as live before it opens.
 */
export function ToastHost() {
  const wanted = useToastsWanted((state) => state.wanted)
  return <div aria-live="polite">{wanted && <Toasts />}</div>
}
