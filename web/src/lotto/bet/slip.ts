import { BETTING_MODES, LOTTERY_LIMITS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { session } from '@/shared/session'
import { inTab } from '@/shared/storage'
import type { PlayMenu } from '../game/menu.ts'
import { type BetLine, withinMultiple } from './bet-lines.ts'
import type { ChaseOptions } from './chase.ts'

/** Whether the slip is for several issues. */
export type Chase = ChaseOptions & { winningStop: boolean }

interface SlipState {
  gameId: string
  prizeMode: PrizeMode | undefined
  lines: readonly BetLine[]
  chase: Chase | undefined
  /** The member who filled the slip; undefined for a visitor. */
  owner: string
}

const EMPTY: SlipState = { gameId: '', prizeMode: undefined, lines: [], chase: undefined, owner: '' }

/** A stored line, without the menu's data of its play, which may have changed when it is restored. */
const line = z.object({
  playId: z.number(),
  choice: z.readonly(z.array(z.readonly(z.array(z.string())))),
  mode: z.enum(BETTING_MODES),
  unit: z.number(),
  series: z.number(),
  highestSeries: z.number(),
  multiple: z.number(),
})
const chase = z.optional(
  z.object({ issues: z.number(), start: z.number(), doubleEvery: z.number(), winningStop: z.boolean() }),
)
/** The stored slip, which survives a reload, and the login after a session that expired on the server. */
const storedSlip = inTab(
  'lotterySlip',
  z.object({ gameId: z.string(), prizeMode: z.string(), owner: z.string(), lines: z.array(line), chase }),
)

/** The slip of the current game and prize mode; lines of others must not be mixed in. */
export const useSlip = create<SlipState>(() => EMPTY)

let count = 0

/** Restores the stored lines of this game and prize mode that can still be played. */
function keptLines(gameId: string, menus: readonly PlayMenu[], prizeMode: PrizeMode): BetLine[] {
  const last = storedSlip.read()
  if (last?.gameId !== gameId || last.prizeMode !== prizeMode || isSomebodyElse(last.owner)) return []
  const those = menus.filter((menu) => menu.prizeMode === prizeMode)
  const plays = those.flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
  const hasSeries = those.some((menu) => menu.hasSeries)
  return last.lines.flatMap(({ playId, ...rest }) => {
    const play = plays.find((one) => one.playId === playId && one.playSwitch)
    // Visitors have no series; members of a mode with series need one.
    if (!play || (hasSeries && rest.series === 0)) return []
    count += 1
    return [{ ...rest, play, id: count }]
  })
}

const isSomebodyElse = (owner: string) => {
  const name = session.get()?.userName
  return name !== undefined && owner !== '' && owner !== name
}

export const slip = {
  /** Opens the slip of this game and prize mode: the current one, the stored one, or an empty one. */
  of(gameId: string, prizeMode: PrizeMode, menus: readonly PlayMenu[]) {
    const now = useSlip.getState()
    if (now.gameId === gameId && now.prizeMode === prizeMode) return
    const lines = keptLines(gameId, menus, prizeMode)
    useSlip.setState({
      gameId,
      prizeMode,
      lines,
      chase: lines.length > 0 ? storedSlip.read()?.chase : undefined,
      owner: session.get()?.userName ?? storedSlip.read()?.owner ?? '',
    })
  },
  /** Adds lines; false when the slip is full. */
  add(line: Omit<BetLine, 'id'>): boolean {
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
  /** Updates the lines with the current plays, whose odds and prices may have changed. */
  renew: (playOf: (playId: number) => BetLine['play'] | undefined) =>
    useSlip.setState(({ lines }) => ({
      lines: lines.map((line) => ({ ...line, play: playOf(line.play.playId) ?? line.play })),
    })),
  toIssues: (chase: Chase | undefined) => useSlip.setState({ chase }),
  clear: () => useSlip.setState({ lines: [], chase: undefined }),
}

/** Stores the slip at each change, and clears one that another member filled: who plays is known after the first view. */
export function keepSlip(): () => void {
  const leaveSlip = useSlip.subscribe(({ gameId, prizeMode, lines, chase, owner }) => {
    if (prizeMode === undefined) return
    storedSlip.write({
      gameId,
      prizeMode,
      chase,
      owner: session.get()?.userName ?? owner,
      lines: lines.map(({ id: _id, play: { playId }, ...rest }) => ({ ...rest, playId })),
    })
  })
  const leaveSession = session.subscribe((info) => {
    if (!info) return
    if (isSomebodyElse(useSlip.getState().owner)) slip.clear()
    useSlip.setState({ owner: info.userName })
  })
  return () => {
    leaveSlip()
    leaveSession()
  }
}
