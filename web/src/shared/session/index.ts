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
 * autoLogin 1 restores the stored session at start, 0 does not (SESSION-017). A missing value restores too:
 * the session is then simply one that nobody ended.
 */
function restored(): SessionInfo | undefined {
  forgetOtherWorld()
  if (storage.autoLogin.read() !== '0') return storage.session.read()
  storage.session.remove()
  return undefined
}

const useStore = create<SessionState>(() => ({ info: restored() }))

/** A page that stands for somebody by a ticket neither reads the session of the device nor leaves one there. */
let ofPage = false

// A login or logout in another tab is one here too. What one person has begun to fill in, nobody else is to send.
storage.session.subscribe(() => {
  if (ofPage) return
  const info = storage.session.read()
  const before = session.get()
  if (info && before && info.userName !== before.userName) location.reload()
  else if (info?.token !== before?.token) useStore.setState({ info })
})

export const session = {
  get: () => useStore.getState().info,
  /** After a login or the start of a trial. */
  store(info: SessionInfo) {
    if (ofPage) return useStore.setState({ info })
    storage.autoLogin.write('1')
    useStore.setState({ info })
    storage.session.write(info)
  },
  /** After a logout: everything of the session goes, and the next start does not restore it. */
  end() {
    if (!ofPage) storage.autoLogin.write('0')
    session.drop()
  },
  /** A session the server no longer knows; told which, so that a newer login is not lost with it. False when it was not there. */
  drop(token?: string): boolean {
    if (token !== undefined && session.get()?.token !== token) return false
    if (!ofPage) forgetSession(token)
    useStore.setState({ info: undefined })
    return true
  },
  /** From here on the session is this page's own, in memory, and there is none yet. */
  keepToPage() {
    ofPage = true
    useStore.setState({ info: undefined })
  },
  subscribe: (listener: (info: SessionInfo | undefined) => void) => useStore.subscribe(({ info }) => listener(info)),
}

export interface Role {
  /** A visitor without a session. */
  isGuest: boolean
  /** A session of type 4, which has no real account behind it. */
  isTrial: boolean
  /** A session with a real account. */
  isMember: boolean
  isAgent: boolean
  type: MemberType | undefined
}

/** The role of a session, in words; the codes stay in the contracts. */
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

/** The present session; the component renders again when it changes. */
export const useSession = (): SessionInfo | undefined => useStore((state) => state.info)
export const useRole = (): Role => roleOf(useSession())

/** The merchant this page serves: the host writes it into the page, the configuration has the usual one. */
export function merchantCode(): MerchantCode {
  const told = document.documentElement.dataset.merchant
  return MERCHANTS.find((known) => known === told) ?? CLIENT_CONFIG.merchantCode
}
