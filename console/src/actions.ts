import {
  actors,
  dueEvents,
  getClock,
  getFaults,
  getSettings,
  patchClock,
  patchSettings,
  signIn,
  listSnapshots as snapshots,
  tape,
} from '@understudy/contracts/control'
import type { CallInput } from '@understudy/contracts/endpoint'
import { queryClient } from '@/shared/api'
import { paths } from '@/shared/navigation'
import { addressOf, pathHere } from '@/shared/navigation/base'
import { merchantCode, type SessionInfo, session } from '@/shared/session'
import { forgetOtherWorld, forgetSession, worldCookie } from '@/shared/storage'
import { asOneChange, setClock } from './follow.ts'
import { invalidate, SteeringError, steer, steeringCache } from './steer.ts'
import { tabMemory } from './tab-memory.ts'
import { worldHere } from './world-here.ts'

/** The present world as the parameter of a call. */
export const worldParams = () => ({ id: worldHere() })

/** Shows a path of the app without a reload. */
function goTo(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

const LOGIN_PAGES = /^\/m\/(login|register|trail|forget)/

/**
 * Logs the page in as an account of the world, `trial` for a new trial player, or undefined for a guest.
 * Reloads if the account belongs to another merchant.
 */
export async function logInAs(name: string | undefined): Promise<void> {
  if (name === undefined) {
    session.end()
    queryClient.removeQueries({ type: 'inactive' })
    return void invalidate(actors)
  }
  await asOneChange(async () => {
    const info = await steer(signIn, { params: worldParams(), body: { as: name } })
    forgetSession()
    session.store(info)
    if (info.merchantCode !== merchantCode()) return reload()
    if (LOGIN_PAGES.test(pathHere())) goTo(paths.home())
  })
  await invalidate(actors, getSettings)
}

const reload = () => {
  tabMemory.keep()
  location.reload()
}

/** Changes settings of the world; reloads if the merchant changed. */
export async function changeSettings(change: CallInput<typeof patchSettings>['body']): Promise<void> {
  await asOneChange(async () => {
    const settings = await steer(patchSettings, { params: worldParams(), body: change })
    steeringCache.setQueryData([getSettings.name, { params: worldParams() }], settings)
    if (settings.merchant !== merchantCode()) {
      // A session belongs to one merchant.
      if (session.get()?.merchantCode !== settings.merchant) session.end()
      reload()
    }
  })
}

/** Moves, freezes or runs the world's clock; the screen follows. */
export async function changeClock(change: CallInput<typeof patchClock>['body']): Promise<void> {
  await asOneChange(async () => {
    const { now, state } = await steer(patchClock, { params: worldParams(), body: change })
    setClock({ now, clock: state })
  })
  await invalidate(getClock, dueEvents)
}

/**
 * Runs work that replaces the whole state, then logs the same account in again,
 * unless it no longer exists.
 */
export async function preserveLogin(work: () => Promise<unknown>): Promise<void> {
  const who = session.get()?.userName
  const merchant = merchantCode()
  await asOneChange(async () => {
    await work()
    const settings = await steer(getSettings, { params: worldParams() })
    if (settings.merchant !== merchant) {
      session.end()
      return reload()
    }
    const clock = await steer(getClock, { params: worldParams() })
    setClock({ now: clock.now, clock: clock.state })
    if (!who) return
    try {
      session.store(await steer(signIn, { params: worldParams(), body: { as: who } }))
    } catch (error) {
      if (!(error instanceof SteeringError)) throw error
      session.end()
    }
  })
  await invalidate(actors, getSettings, getClock, getFaults, snapshots, tape, dueEvents)
}

/** Moves this browser to another world, logged in or as a guest; only language and theme are kept. */
export function enterWorld(id: string, path: string = paths.home(), as?: SessionInfo) {
  worldCookie.write(id)
  forgetOtherWorld()
  if (as) session.store(as)
  tabMemory.keep()
  location.assign(addressOf(path))
}
