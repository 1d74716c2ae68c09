import { MERCHANTS } from 'virtual:merchants'
import { CLIENT_CONFIG, type MerchantCode } from '@understudy/contracts/client-config'
import { isAgent, isTrial, type MemberType } from '@understudy/contracts/member-type'
import type { SessionInfo } from '@understudy/contracts/open-session'
import { create } from 'zustand'
import { forgetOtherWorld, forgetSession, storage } from '@/shared/storage'

export type { SessionInfo }

interface SessionState {
  info: SessionInfo | undefined
}

/**
 * autoLogin 1 restores the stored session at start, 0 does not (SESSION-017). Without a value it is restored too: nobody
 * has logged out.
 */
function restored(): SessionInfo | undefined {
  forgetOtherWorld()
  if (storage.autoLogin.read() !== '0') return storage.session.read()
  storage.session.remove()
  return undefined
}

const useStore = create<SessionState>(() => ({ info: restored() }))

/** For a page opened with a ticket, whose session is in memory only: it ignores the device's session. */
let ofPage = false

/**
 * A session of another merchant is left for the page after the reload: calls of this page name this merchant and would
 * end it.
 */
const isOfThisMerchant = (info: SessionInfo) => info.merchantCode === merchantCode()

/** For another member the page is reloaded, as a half-filled form must not be sent by somebody else. */
function takeFromDevice() {
  if (ofPage) return
  const info = storage.session.read()
  const before = session.get()
  if (info && !before && !isOfThisMerchant(info)) return
  if (info && before && info.userName !== before.userName) location.reload()
  else if (info?.token !== before?.token) useStore.setState({ info })
}

export const session = {
  get: () => useStore.getState().info,
  /** Stores a session after a login or the start of a trial; this page takes it only if it is of its merchant. */
  store(info: SessionInfo) {
    if (ofPage) return useStore.setState({ info })
    storage.autoLogin.write('1')
    if (isOfThisMerchant(info)) useStore.setState({ info })
    storage.session.write(info)
  },
  /** Ends the session at a logout: removes all its data, and the next start does not restore it. */
  end() {
    if (!ofPage) storage.autoLogin.write('0')
    session.drop()
  },
  /**
   * Drops a session that the server rejected, identified by its token; a newer login is kept, and taken if it is on the
   * device only. False when it was not the current one.
   */
  drop(token?: string): boolean {
    if (token !== undefined && session.get()?.token !== token) return false
    const stored = token === undefined || ofPage ? undefined : storage.session.read()
    if (stored && stored.token !== token) {
      takeFromDevice()
      return false
    }
    if (!ofPage) forgetSession(token)
    useStore.setState({ info: undefined })
    return true
  },
  /** Follows logins and logouts in other tabs. */
  followOtherTabs: () => storage.session.subscribe(takeFromDevice),
  /** Makes the session of this page its own, in memory, initially without one. */
  keepToPage() {
    ofPage = true
    useStore.setState({ info: undefined })
  },
  subscribe: (listener: (info: SessionInfo | undefined) => void) => useStore.subscribe(({ info }) => listener(info)),
}

export interface Role {
  /** Whether there is no session. */
  isGuest: boolean
  /** Whether the session is a trial (type 4), without a real account. */
  isTrial: boolean
  /** Whether the session has a real account. */
  isMember: boolean
  isAgent: boolean
  type: MemberType | undefined
}

/** The role of a session by name, so that its codes stay in the contracts. */
export function roleOf(info: Pick<SessionInfo, 'type'> | undefined): Role {
  const type = info?.type
  const trial = type !== undefined && isTrial(type)
  return {
    isGuest: type === undefined,
    isTrial: trial,
    isMember: type !== undefined && !trial,
    isAgent: type !== undefined && isAgent(type),
    type,
  }
}

/** The current session; re-renders when it changes. */
export const useSession = (): SessionInfo | undefined => useStore((state) => state.info)
export const useRole = (): Role => roleOf(useSession())

/** The merchant of this page, which the host writes into it; else the configured default. */
export function merchantCode(): MerchantCode {
  const attribute = document.documentElement.dataset.merchant
  return MERCHANTS.find((known) => known === attribute) ?? CLIENT_CONFIG.merchantCode
}
