import { tape } from '@understudy/contracts/control'
import type { TapeEntry } from '@understudy/contracts/control/inspect'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { onWorldEvent } from '../../follow.ts'
import { SteeringError, steer } from '../../steer.ts'

/** The most calls the page holds; the tape of a world holds as many. */
const KEPT = 10_000
/** Calls per request. */
const PIECE = 500
/** Calls come in bursts; the list is updated at most once per interval, in ms. */
const TOGETHER = 250
/** After an update with this many calls the interval is longer, in ms, so that the page stays responsive. */
const [BURST, TOGETHER_IN_BURSTS] = [25, 600]

export interface CallsKnown {
  /** In the order in which they were answered. */
  calls: readonly TapeEntry[]
  /** Whether older calls are still being fetched. */
  isLoading: boolean
  error: SteeringError | undefined
}

/** The calls of one world: those on its tape, and each new one from its event stream. */
class CallsLog {
  #known: CallsKnown = { calls: [], isLoading: true, error: undefined }
  #arrived: TapeEntry[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isBurst = false
  /** Number of the latest load; the results of earlier loads are ignored. */
  #turn = 0
  readonly #world: string
  readonly #listeners = new Set<() => void>()

  constructor(world: string) {
    this.#world = world
  }

  readonly get = () => this.#known

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Loads the calls and follows the stream; returns the function that stops both. */
  start(): () => void {
    const stop = onWorldEvent((event) => {
      if (event.type === 'call') this.#receive(event.call)
      else if (event.type === 'steered' && event.by === 'reset') void this.#load()
    })
    // The stream is closed while the page is hidden.
    const lookUp = () => {
      if (!document.hidden) void this.#load()
    }
    document.addEventListener('visibilitychange', lookUp)
    void this.#load()
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookUp)
      clearTimeout(this.#timer)
      this.#turn += 1
    }
  }

  #receive(call: TapeEntry) {
    this.#arrived.push(call)
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined
        const arrived = this.#arrived
        this.#arrived = []
        this.#isBurst = arrived.length >= BURST
        const last = this.#known.calls.at(-1)?.seq ?? 0
        const first = arrived[0]?.seq ?? 0
        // A gap means that the stream was interrupted, a smaller number that the tape started over.
        if (first !== last + 1) void this.#load()
        else this.#tell({ calls: [...this.#known.calls, ...arrived].slice(-KEPT) })
      },
      this.#isBurst ? TOGETHER_IN_BURSTS : TOGETHER,
    )
  }

  async #load() {
    this.#turn += 1
    const turn = this.#turn
    let newestFirst: TapeEntry[] = []
    try {
      for (let before: number | undefined; newestFirst.length < KEPT; before = newestFirst.at(-1)?.seq) {
        const piece = await steer(tape, { params: { id: this.#world }, query: { limit: PIECE, before } })
        if (turn !== this.#turn) return
        newestFirst = [...newestFirst, ...piece]
        const isLoading = piece.length === PIECE && newestFirst.length < KEPT
        // Renders the newest calls at once, then only the complete list: each piece would sort everything again.
        if (before === undefined || !isLoading)
          this.#tell({ calls: newestFirst.toReversed(), isLoading, error: undefined })
        if (!isLoading) return
      }
    } catch (error) {
      if (turn !== this.#turn) return
      const calls = newestFirst.length > 0 ? newestFirst.toReversed() : this.#known.calls
      this.#tell({
        calls,
        isLoading: false,
        error: error instanceof SteeringError ? error : new SteeringError(String(error)),
      })
    }
  }

  #tell(change: Partial<CallsKnown>) {
    this.#known = { ...this.#known, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The calls of a world, updated as they are made. */
export function useCalls(world: string): CallsKnown {
  const [log] = useState(() => new CallsLog(world))
  useEffect(() => log.start(), [log])
  return useSyncExternalStore(log.subscribe, log.get)
}
