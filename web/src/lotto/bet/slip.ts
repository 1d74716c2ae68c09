import type { Choice } from '@understudy/contracts/lottery/content'
import { BETTING_MODES, LOTTERY_LIMITS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { create } from 'zustand'
import { session } from '@/shared/session'
import { inTab } from '@/shared/storage'
import { fields, list, number, oneOf, optional, type Shape, shaped, text, yesOrNo } from '@/shared/storage/shape'
import type { Menu } from '../game/menu.ts'
import type { ChaseOptions } from './chase.ts'
import { type Line, withinMultiple } from './lines.ts'

/** The slip goes to several issues. */
export type Chase = ChaseOptions & { winningStop: boolean }

interface SlipState {
  gameId: string
  prizeMode: PrizeMode | undefined
  lines: readonly Line[]
  chase: Chase | undefined
  /** Who filled it; nobody yet, where the page is only looked at. */
  owner: string
}

const EMPTY: SlipState = { gameId: '', prizeMode: undefined, lines: [], chase: undefined, owner: '' }

/** A line without what the menu says of its play, which may be otherwise by then. */
type KeptLine = Omit<Line, 'id' | 'play'> & { playId: number }
const choice: Shape<Choice> = list(list(text)) as Shape<Choice>
const line = fields<KeptLine>({
  ...{ playId: number, choice, mode: oneOf(...BETTING_MODES), unit: number },
  ...{ series: number, highestSeries: number, multiple: number },
})
const chase = optional(fields<Chase>({ issues: number, start: number, doubleEvery: number, winningStop: yesOrNo }))
/** The slip survives a reload, and the login after a session that ended on the server. */
const kept = inTab(
  'lotterySlip',
  shaped(fields({ gameId: text, prizeMode: text, owner: text, lines: list(line), chase })),
)

/** The slip of the game on screen; lines of another game or prize mode would go to the wrong place. */
export const useSlip = create<SlipState>(() => EMPTY)

let count = 0

/** The lines that were kept of this game and prize mode, as far as they can still be played. */
function keptLines(gameId: string, menus: readonly Menu[], prizeMode: PrizeMode): Line[] {
  const last = kept.read()
  if (last?.gameId !== gameId || last.prizeMode !== prizeMode || isSomebodyElse(last.owner)) return []
  const those = menus.filter((menu) => menu.prizeMode === prizeMode)
  const plays = those.flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
  const hasSeries = those.some((menu) => menu.hasSeries)
  return last.lines.flatMap(({ playId, ...rest }) => {
    const play = plays.find((one) => one.playId === playId && one.playSwitch)
    // Who may only look has no series to choose from, and who plays with one cannot do without.
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
  /** The slip of this game and prize mode: as it is, as it was kept, or empty. */
  of(gameId: string, prizeMode: PrizeMode, menus: readonly Menu[]) {
    const now = useSlip.getState()
    if (now.gameId === gameId && now.prizeMode === prizeMode) return
    const lines = keptLines(gameId, menus, prizeMode)
    useSlip.setState({
      ...{ gameId, prizeMode, lines, chase: lines.length > 0 ? kept.read()?.chase : undefined },
      owner: session.get()?.userName ?? kept.read()?.owner ?? '',
    })
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
  toIssues: (chase: Chase | undefined) => useSlip.setState({ chase }),
  clear: () => useSlip.setState({ lines: [], chase: undefined }),
}

useSlip.subscribe(({ gameId, prizeMode, lines, chase, owner }) => {
  if (prizeMode === undefined) return
  kept.write({
    ...{ gameId, prizeMode, chase, owner: session.get()?.userName ?? owner },
    lines: lines.map(({ id: _id, play: { playId }, ...rest }) => ({ ...rest, playId })),
  })
})

// The page may be opened for somebody else than it was filled by, and learns it after it shows.
session.subscribe((info) => {
  if (!info) return
  if (isSomebodyElse(useSlip.getState().owner)) slip.clear()
  useSlip.setState({ owner: info.userName })
})
