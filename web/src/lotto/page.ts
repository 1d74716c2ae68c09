import { create } from 'zustand'
import { lastMode } from '@/domain/draws/last-mode'
import { addressOf, type LottoAddress, readAddress } from './lotto-address.ts'

interface PageState extends LottoAddress {
  /** A game by its number, or the lobby. */
  show: (gameId: string) => void
  play: (mode: Pick<LottoAddress, 'prizeMode' | 'playType'>) => void
}

/** State of the page, mirrored in the URL, so that a reload shows the same. */
export const usePage = create<PageState>((set, get) => {
  const put = (change: Partial<LottoAddress>) => {
    set(change)
    const { prizeMode } = get()
    const query = new URLSearchParams(location.search)
    if (prizeMode) query.set('prize_mode', prizeMode)
    history.replaceState(null, '', addressOf(get(), `?${query}`))
  }
  return {
    ...readAddress(location),
    show: (gameId) => {
      put({ gameId })
      scrollTo(0, 0)
    },
    play: (mode) => {
      put(mode)
      if (mode.prizeMode) lastMode.write({ playType: mode.playType, prizeMode: mode.prizeMode })
    },
  }
})

/** Takes the ticket and removes it from the URL. */
export function takenTicket(): string | undefined {
  const page = usePage.getState()
  if (page.ticket) history.replaceState(null, '', addressOf(page, location.search))
  return page.ticket
}
