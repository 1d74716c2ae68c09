import { LOTTERY_LIMITS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { create } from 'zustand'
import { type Line, withinMultiple } from './lines.ts'

interface SlipState {
  gameId: string
  prizeMode: PrizeMode | undefined
  lines: readonly Line[]
}

const EMPTY: SlipState = { gameId: '', prizeMode: undefined, lines: [] }

/** The slip of the game on screen; lines of another game or prize mode would go to the wrong place. */
export const useSlip = create<SlipState>(() => EMPTY)

let count = 0

export const slip = {
  /** Empties the slip unless it is of this game and prize mode already. */
  of(gameId: string, prizeMode: PrizeMode) {
    const now = useSlip.getState()
    if (now.gameId !== gameId || now.prizeMode !== prizeMode) useSlip.setState({ gameId, prizeMode, lines: [] })
  },
  /** False where the slip is full. */
  add(line: Omit<Line, 'id'>): boolean {
    const { lines } = useSlip.getState()
    if (lines.length >= LOTTERY_LIMITS.slipLines) return false
    count += 1
    useSlip.setState({ lines: [...lines, { ...line, id: count }] })
    return true
  },
  remove: (id: number) => useSlip.setState(({ lines }) => ({ lines: lines.filter((line) => line.id !== id) })),
  multiply: (id: number, multiple: number) =>
    useSlip.setState(({ lines }) => ({
      lines: lines.map((line) => (line.id === id ? { ...line, multiple: withinMultiple(multiple) } : line)),
    })),
  /** Lines with the plays as they are now: their odds and prices may be others. */
  renew: (playOf: (playId: number) => Line['play'] | undefined) =>
    useSlip.setState(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, play: playOf(line.play.playId) ?? line.play })),
    })),
  clear: () => useSlip.setState({ lines: [] }),
}
