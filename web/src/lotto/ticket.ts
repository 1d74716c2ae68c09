import { openTicket } from '@understudy/contracts/lottery'
import { create } from 'zustand'
import { ApiError, call, errorText, isApiError, onApiSignal } from '@/shared/api'
import { session } from '@/shared/session'
import { LOGIN_TOAST } from '@/shared/timings'
import { toast } from '@/shared/ui/toast'

interface TicketState {
  /** `none`: the page can be viewed, but not played. */
  state: 'opening' | 'open' | 'none'
}

export const useTicket = create<TicketState>(() => ({ state: 'none' }))

/** Exchanges the ticket for a session in memory; the ticket is then used up. */
export async function takeTicket(ticket: string | undefined): Promise<void> {
  if (!ticket) return
  useTicket.setState({ state: 'opening' })
  try {
    session.store(await withOneMoreTry(ticket))
    useTicket.setState({ state: 'open' })
  } catch {
    useTicket.setState({ state: 'none' })
  }
}

/** Whether the call did not reach the server, so that the ticket is still valid. */
const withOneMoreTry = (ticket: string) =>
  call(openTicket, { body: { ticket } }).catch((error: unknown) => {
    if (!isApiError(error, 'client.offline') && !isApiError(error, 'client.slow')) throw error
    return call(openTicket, { body: { ticket } })
  })

/** When the session ends elsewhere, closes overlays, shows a note and makes the page view-only. */
export const followSession = () =>
  onApiSignal(({ kind }) => {
    if (kind !== 'session-ended') return
    useTicket.setState({ state: 'none' })
    toast.error(errorText(new ApiError('login.not.session')), LOGIN_TOAST.sessionEnded)
  })
