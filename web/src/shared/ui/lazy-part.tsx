import { lazy, type ReactNode, Suspense, useState } from 'react'
import { allTexts } from '@/shared/i18n'
import { reloadIfServed } from '@/shared/reload'

/** Props of the replacement for a part that failed to load; `onLoadAgain` retries. */
export type Missing<P> = (props: P & { onLoadAgain: () => void }) => ReactNode

interface LazyPartOptions<P> {
  missing: Missing<P>
  /** Shown until the code is loaded. */
  waiting?: ReactNode | ((props: P) => ReactNode)
}

/**
 * A lazy component whose code, with all texts, loads when it is first rendered. If that fails, the page around it is not affected:
 * `missing` is shown instead, and each mount tries again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
  { missing: Instead, waiting = null }: LazyPartOptions<P>,
): (props: P) => ReactNode {
  let failures = 0
  const fresh = () =>
    lazy(async (): Promise<{ default: Missing<P> }> => {
      try {
        const [part] = await Promise.all([load(), allTexts()])
        return part
      } catch {
        failures += 1
        // React caches the result of a lazy component, also a failure, so a retry needs a new one.
        current = fresh()
        return { default: Instead }
      }
    })
  let current = fresh()

  return function Part(props: P) {
    const [View, setView] = useState(() => current)
    const retry = () => {
      setView(() => current)
      if (failures > 1) void reloadIfServed()
    }
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <View {...props} onLoadAgain={retry} />
      </Suspense>
    )
  }
}
