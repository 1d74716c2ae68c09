import { type ComponentType, lazy, useState } from 'react'
import { wholeTexts } from '@/shared/i18n'
import { pageLoaded, reloadOnce } from '@/shared/reload'

const RETRY_AFTER = 5_000

type Load = () => Promise<{ default: ComponentType }>

/** A screen whose code loads when it is first shown, or before when asked. */
export interface LazyScreen {
  (): React.ReactNode
  /** Brings the code; a screen shown after that appears at once. */
  preload: () => Promise<void>
}

interface LazyScreenOptions {
  /** What it says came with the page; the others bring all texts along. */
  ofFirstView?: boolean
}

export function lazyScreen(loadCode: Load, { ofFirstView = false }: LazyScreenOptions = {}): LazyScreen {
  const load: Load = async () => (await Promise.all([loadCode(), ofFirstView || wholeTexts()]))[0]
  let loaded: ComponentType | undefined
  // React keeps the first answer of a lazy component, also a failure, so another try needs another one.
  const fresh = () =>
    lazy(() =>
      untilLoaded(load).catch((error) => {
        later = fresh()
        throw error
      }),
    )
  let later = fresh()
  const Screen: LazyScreen = () => {
    // Decided once: a change of component would throw the screen's state away.
    const [View] = useState<ComponentType>(() => loaded ?? later)
    return <View />
  }
  Screen.preload = async () => {
    loaded = (await load()).default
  }
  return Screen
}

/** A page that cannot be loaded is logged and leaves the spinner (spec §8), behind which it is tried again. */
async function untilLoaded(load: Load, again = false): ReturnType<Load> {
  try {
    const screen = await load()
    pageLoaded()
    return screen
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the log entry of spec §8
    console.error('A page could not be loaded', error)
    // A page that is gone for good says so, and the way on is the player's.
    if (again && !(await reloadOnce())) throw error
    await anotherChance()
    return untilLoaded(load, true)
  }
}

/** The network is back, or a while has gone by. */
const anotherChance = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, RETRY_AFTER)
  })
