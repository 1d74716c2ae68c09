import { lazy, type ReactNode, Suspense, useState } from 'react'
import { wholeTexts } from '@/shared/i18n'
import { reloadIfServed } from '@/shared/reload'

/** What stands in for a part whose code did not arrive; `onLoadAgain` asks for the code again. */
export type Missing<P> = (props: P & { onLoadAgain: () => void }) => ReactNode

interface LazyPartOptions<P> {
  missing: Missing<P>
  /** Stands there until the code has come. */
  waiting?: ReactNode | ((props: P) => ReactNode)
}

/**
 * A part of a page whose code loads when it is first shown. A part that does not load never breaks the page around it:
 * `missing` says what is shown instead, and each time the part is mounted its code is asked for again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
  { missing: Instead, waiting = null }: LazyPartOptions<P>,
): (props: P) => ReactNode {
  let failures = 0
  const fresh = () =>
    lazy(async (): Promise<{ default: Missing<P> }> => {
      try {
        const [part] = await Promise.all([load(), wholeTexts()])
        return part
      } catch {
        failures += 1
        // React keeps the first answer of a lazy component, also a failure, so the next try needs another one.
        current = fresh()
        return { default: Instead }
      }
    })
  let current = fresh()

  return function Part(props: P) {
    const [View, setView] = useState(() => current)
    const again = () => {
      setView(() => current)
      if (failures > 1) void reloadIfServed()
    }
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        <View {...props} onLoadAgain={again} />
      </Suspense>
    )
  }
}
