import { type ComponentType, lazy, useState } from 'react'

const RETRY_AFTER = 5_000

type Load = () => Promise<{ default: ComponentType }>

/** A screen whose code loads when it is first shown, or before when asked. */
export interface LazyScreen {
  (): React.ReactNode
  /** Brings the code; a screen shown after that appears at once. */
  preload: () => Promise<void>
}

export function lazyScreen(load: Load): LazyScreen {
  let loaded: ComponentType | undefined
  const Later = lazy(() => untilLoaded(load))
  const Screen: LazyScreen = () => {
    // Decided once: a change of component would throw the screen's state away.
    const [View] = useState<ComponentType>(() => loaded ?? Later)
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
    return await load()
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the log entry of spec §8
    console.error('A page could not be loaded', error)
    // Chromium asks only once for a module: what failed goes on failing until the document is loaded anew. The same
    // helps where the server has a newer build, whose files have other names.
    if (again && (await isServed())) location.reload()
    await anotherChance()
    return untilLoaded(load, true)
  }
}

/** The document could be had now; a reload without that would trade the spinner for the browser's own error page. */
const isServed = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The network is back, or a while has gone by. */
const anotherChance = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, RETRY_AFTER)
  })
