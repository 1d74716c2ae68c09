import { openTicket } from '@understudy/contracts/lottery'
import { create } from 'zustand'
import { ApiError, call, errorText, isApiError, onApiSignal } from '@/shared/api'
import { session } from '@/shared/session'
import { note } from './ui/notes.ts'

interface TicketState {
  /** `none`: the page shows, but nobody can play on it. */
  state: 'opening' | 'open' | 'none'
}

export const useTicket = create<TicketState>(() => ({ state: 'none' }))

/** Takes the session the ticket stands for; it is kept in memory, and the ticket is worth nothing afterwards. */
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

/** A call that never reached the server has not spent the ticket. */
const withOneMoreTry = (ticket: string) =>
  call(openTicket, { body: { ticket } }).catch((error: unknown) => {
    if (!isApiError(error, 'client.offline') && !isApiError(error, 'client.slow')) throw error
    return call(openTicket, { body: { ticket } })
  })

/** A session that ended elsewhere leaves the page to be looked at, and says so: what was open over it has closed. */
export const followSession = () =>
  onApiSignal(({ kind }) => {
    if (kind !== 'session-ended') return
    useTicket.setState({ state: 'none' })
    note(errorText(new ApiError('login.not.session')), 'bad')
  })
