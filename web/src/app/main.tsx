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

/** No `await` at the top of this module: chunks that import this one's would wait for it, and it for them. */
async function start() {
  startTheme()
  dropLostStyles()
  setPreloader(
    (pathname) =>
      void routeAt(pathname)
        ?.Screen.preload()
        .catch(() => {}),
  )
  // The skeleton stays until there is something to put in its place.
  // The head has drawn the shape of some pages, and has asked for the code of each.
  const shape = document.documentElement.dataset.page
  const home = shape === 'home'
  // The login's also stands where the address needs a session.
  const shaped = shape === 'other' ? undefined : routeAt(shape === 'login' ? paths.login() : location.pathname)
  await Promise.all([
    // Any page but home may say any text; the head has asked for all of them there.
    startTexts(appTexts).then(() => (home ? undefined : wholeTexts().catch(() => {}))),
    firstReplies({ home }),
    // A screen that does not load is the route's business.
    shaped?.Screen.preload().catch(() => {}),
  ])
  // In pieces, between which the page answers; the skeleton stays until the last of them.
  const root = createRoot(document.getElementById('root') as HTMLElement)
  startTransition(() => root.render(<App />))
  // The first view says nothing of these, what is tapped next may.
  whenIdle(() => wholeTexts().catch(() => {}))
  // What the first view shows has been asked for before any check could be there.
  whenTouched(() => whenIdle(() => loadChecks().catch(() => {})))
  // Without it every tile is a Tab stop, and works.
  whenShown(() =>
    import('@/shared/ui/one-stop').then(({ oneStopPerRow }) => oneStopPerRow(document.body)).catch(() => {}),
  )
  if (import.meta.env.VITE_STEERING !== 'off') whenIdle(startSteering)
}

/** A host that lets its worlds be steered or shared says so in the page; a build for a real platform cannot be. */
function startSteering() {
  const { steering, room } = document.documentElement.dataset
  if (steering || room) import('@/control/start').then(({ startControl }) => startControl()).catch(() => {})
}

/** Texts that do not come leave nothing to render: the page says so itself, and is reloaded as soon as it can be. */
async function failed(error: unknown) {
  window.__failed?.()
  // biome-ignore lint/suspicious/noConsole: the log entry of spec §8
  console.error('The app could not start', error)
  addEventListener('online', () => location.reload())
  await reloadOnce()
}

// Apart from the running of all modules, so that the page answers between the two.
setTimeout(() => start().catch(failed))
