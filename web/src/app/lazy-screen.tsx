import { type ComponentType, lazy, useState } from 'react'
import { wholeTexts } from '@/shared/i18n'
import { pageLoaded, reloadOnce } from '@/shared/reload'

const RETRY_AFTER = 5_000

type Load = () => Promise<{ default: ComponentType }>

/** A lazy screen whose code can be preloaded. */
export interface LazyScreen {
  (): React.ReactNode
  /** Loads the code; the screen then renders without suspending. */
  preload: () => Promise<void>
}

interface LazyScreenOptions {
  /** Its texts are part of the first view; all other screens also wait for the remaining texts. */
  ofFirstView?: boolean
}

export function lazyScreen(loadCode: Load, { ofFirstView = false }: LazyScreenOptions = {}): LazyScreen {
  const load: Load = async () => (await Promise.all([loadCode(), ofFirstView || wholeTexts()]))[0]
  let loaded: ComponentType | undefined
  // React caches the result of a lazy component, also a failure, so a retry needs a new one.
  const fresh = () =>
    lazy(() =>
      untilLoaded(load).catch((error) => {
        later = fresh()
        throw error
      }),
    )
  let later = fresh()
  const Screen: LazyScreen = () => {
    // Decided once, as a change of component would lose the screen's state.
    const [View] = useState<ComponentType>(() => loaded ?? later)
    return <View />
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
    // biome-ignore lint/suspicious/noConsole: the log entry of spec §8
    console.error('A page could not be loaded', error)
    // After the retries have failed, the player decides how to go on.
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
