import { lazy, type ReactNode, useEffect, useState } from 'react'
import { pageLoaded, reloadIfServed, reloadOnce } from '@/shared/reload'
import { LoadFailed } from '@/shared/ui/LoadFailed'

const RETRY_AFTER = 5_000

/** A screen, or the message that it could not be loaded, with a retry. */
type View = (props: { onLoadAgain: () => void }) => ReactNode

export interface ScreenModule {
  default: View
}

type Load = () => Promise<ScreenModule>

/** A lazy screen whose code can be preloaded. */
export interface LazyScreen {
  (): React.ReactNode
  /** Loads the code; the screen then renders without suspending. */
  preload: () => Promise<void>
}

export function lazyScreen(load: Load): LazyScreen {
  let loaded: View | undefined
  // React caches the result of a lazy component, so a retry needs a new one.
  const fresh = () => lazy<View>(() => untilLoaded(load).catch(() => ({ default: Missing })))
  let later = fresh()
  const startAnew = () => {
    later = fresh()
  }

  /**
   * Rendered instead of throwing to an error boundary, because React would then render the screen again and load for
   * ever.
   */
  const Missing: View = ({ onLoadAgain }) => {
    // The next visit of the screen loads its code again, as does the network's return.
    useEffect(() => {
      addEventListener('online', onLoadAgain)
      return () => {
        removeEventListener('online', onLoadAgain)
        startAnew()
      }
    }, [onLoadAgain])
    return <LoadFailed onRetry={onLoadAgain} />
  }

  const Screen: LazyScreen = () => {
    // Decided once, as a change of component would lose the screen's state.
    const [View, setView] = useState<View>(() => loaded ?? later)
    const loadAgain = () => {
      setView(fresh)
      // Chromium does not fetch a module again whose first request failed, so the page is reloaded.
      void reloadIfServed()
    }
    return <View onLoadAgain={loadAgain} />
  }
  Screen.preload = async () => {
    loaded = (await load()).default
  }
  return Screen
}

/** A screen that fails to load is logged and shows the spinner (spec §8) while it is retried. */
async function untilLoaded(load: Load, again = false): ReturnType<Load> {
  try {
    const screen = await load()
    pageLoaded()
    return screen
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: spec §8 requires the log entry
    console.error('A page could not be loaded', error)
    // After the automatic retries have failed, or where a reload would find nothing, the player can retry by a button.
    if (again && !(await reloadOnce())) throw error
    await anotherChance()
    return untilLoaded(load, true)
  }
}

/** Resolves when the network is back or after a delay. */
const anotherChance = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, RETRY_AFTER)
  })
