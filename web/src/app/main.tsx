import { pathHere } from '@/shared/navigation/base'
import '@/shared/theme/global.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { listenForInstallPrompt } from '@/domain/install'
import { followNetwork } from '@/shared/api'
import { startTexts } from '@/shared/i18n'
import { whenIdle, whenShown } from '@/shared/idle'
import { isHome, setPreloader } from '@/shared/navigation'
import { reloadOnce } from '@/shared/reload'
import { session } from '@/shared/session'
import { startTheme } from '@/shared/theme'
import { leaveEntriesOfReload } from '@/shared/ui/closed-by-back'
import { App } from './App.tsx'
import { firstReplies } from './first-replies.ts'
import { routeAt } from './routes.ts'
import { firstTexts, furtherTexts } from './texts'

async function start() {
  startTheme()
  followNetwork()
  session.followOtherTabs()
  leaveEntriesOfReload()
  listenForInstallPrompt()
  setPreloader(
    (pathname) =>
      void routeAt(pathname)
        ?.Screen.preload()
        .catch(() => {}),
  )
  const home = isHome(pathHere())
  // Before the code of a screen, which brings further texts with it.
  const texts = startTexts(firstTexts, furtherTexts)
  // Other pages have no outline of their own content, so they show their title first. A failure is handled by the route.
  const hasOutline = document.documentElement.dataset.page !== 'other'
  const code = hasOutline
    ? routeAt(pathHere())
        ?.Screen.preload()
        .catch(() => {})
    : undefined
  // The outline stays until there is something to replace it.
  await Promise.all([texts, firstReplies({ home, code }), home && code])
  // A transition, so that rendering yields to input; the skeleton stays until it is complete.
  const root = createRoot(document.getElementById('root') as HTMLElement)
  startTransition(() => root.render(<App />))
  // Optional: without it every tile is a tab stop.
  whenShown(() =>
    import('@/shared/ui/roving-tab-index')
      .then(({ startRovingTabIndex }) => startRovingTabIndex(document.body))
      .catch(() => {}),
  )
  if (import.meta.env.VITE_STEERING !== 'off') whenIdle(startSteering)
}

/** The host writes into the page whether its worlds can be steered or shared; a build for a real platform has no steering. */
function startSteering() {
  const { steering, room } = document.documentElement.dataset
  if (steering || room)
    import('@understudy/console/start-control').then(({ startControl }) => startControl()).catch(() => {})
}

/** Without texts nothing can be rendered: the page shows its own error and reloads as soon as it can. */
async function failed(error: unknown) {
  window.__showLoadError?.()
  // biome-ignore lint/suspicious/noConsole: spec §8 requires the log entry
  console.error('The app could not start', error)
  addEventListener('online', () => location.reload())
  await reloadOnce()
}

start().catch(failed)
