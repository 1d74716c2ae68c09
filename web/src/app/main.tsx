import '@/shared/theme/global.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { loadChecks } from '@/shared/api'
import { startTexts, wholeTexts } from '@/shared/i18n'
import { whenIdle, whenShown, whenTouched } from '@/shared/idle'
import { dropLostStyles } from '@/shared/lost-styles'
import { paths, setPreloader } from '@/shared/navigation'
import { reloadOnce } from '@/shared/reload'
import { startTheme } from '@/shared/theme'
import { App } from './App.tsx'
import { firstReplies } from './first-replies.ts'
import { routeAt } from './routes.ts'
import { appTexts } from './texts'

/** A function instead of top-level await: chunks that import this one would deadlock with it. */
async function start() {
  startTheme()
  dropLostStyles()
  setPreloader(
    (pathname) =>
      void routeAt(pathname)
        ?.Screen.preload()
        .catch(() => {}),
  )
  // The skeleton stays until there is something to replace it.
  // The head has drawn the shapes of some pages and requested the code of each.
  const shape = document.documentElement.dataset.page
  const home = shape === 'home'
  // The shape of the login is also used for paths that need a session.
  const shaped = shape === 'other' ? undefined : routeAt(shape === 'login' ? paths.login() : location.pathname)
  await Promise.all([
    // Other pages than home may use any text; there the head has requested all of them.
    startTexts(appTexts).then(() => (home ? undefined : wholeTexts().catch(() => {}))),
    firstReplies({ home }),
    // A failure to load the screen is handled by its route.
    shaped?.Screen.preload().catch(() => {}),
  ])
  // A transition, so that rendering yields to input; the skeleton stays until it is complete.
  const root = createRoot(document.getElementById('root') as HTMLElement)
  startTransition(() => root.render(<App />))
  // Texts that the first view does not use but the next tap may.
  whenIdle(() => wholeTexts().catch(() => {}))
  // The first view's replies were requested before the schemas could be loaded.
  whenTouched(() => whenIdle(() => loadChecks().catch(() => {})))
  // Optional: without it every tile is a tab stop.
  whenShown(() =>
    import('@/shared/ui/one-stop').then(({ oneStopPerRow }) => oneStopPerRow(document.body)).catch(() => {}),
  )
  if (import.meta.env.VITE_STEERING !== 'off') whenIdle(startSteering)
}

/** The host writes into the page whether its worlds can be steered or shared; a build for a real platform has no steering. */
function startSteering() {
  const { steering, room } = document.documentElement.dataset
  if (steering || room) import('@/control/start').then(({ startControl }) => startControl()).catch(() => {})
}

/** Without texts nothing can be rendered: the page shows its own error and reloads as soon as it can. */
async function failed(error: unknown) {
  window.__failed?.()
  // biome-ignore lint/suspicious/noConsole: the log entry of spec §8
  console.error('The app could not start', error)
  addEventListener('online', () => location.reload())
  await reloadOnce()
}

// In a task of its own, so that the page can respond between evaluating the modules and rendering.
setTimeout(() => start().catch(failed))
