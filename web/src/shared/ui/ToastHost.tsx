import { lazyPart } from './lazy-part.tsx'
import { Nothing } from './missing.tsx'
import { useToastsWanted } from './toast.ts'

const Toasts = lazyPart(() => import('./Toasts.tsx'), { missing: Nothing })

/**
 * Renders toasts; their code is loaded with the first one. The live region must exist before a dialog opens, which hides
 * everything else from screen readers.
 */
export function ToastHost() {
  const wanted = useToastsWanted((state) => state.wanted)
  return <div aria-live="polite">{wanted && <Toasts />}</div>
}
