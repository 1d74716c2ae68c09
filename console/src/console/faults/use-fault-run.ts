import {
  deleteWorld,
  endpoints,
  forkWorld,
  getFaults,
  putFaults,
  restoreSnapshot,
  signIn,
  takeSnapshot,
  tape,
} from '@understudy/contracts/control'
import { useRef, useState } from 'react'
import { type SessionInfo, session } from '@/shared/session'
import { storage, worldCookie } from '@/shared/storage'
import { SteeringError, steer } from '../../steer.ts'
import { tabMemory } from '../../tab-memory.ts'
import { type Case, casesOf, type Outcome, outcomeOf } from './fault-outcomes.ts'
import { look } from './frame.ts'

export interface FaultRunOptions {
  /** Path and search of a screen of the app. */
  screen: string
  /** Account, or empty for a visitor. */
  as: string
  withCommon: boolean
}

export interface FaultRunState {
  isRunning: boolean
  problem: SteeringError | undefined
  outcomes: readonly Outcome[]
  /** The number of errors to try; undefined until the screen was opened once. */
  total: number | undefined
  /** The error being tried. */
  now: Case | undefined
  start(frame: HTMLIFrameElement, asked: FaultRunOptions): Promise<void>
  stop(): void
  /** Skips the remaining errors of the current call. */
  skip(): void
}

/** Moves this browser to a world; `as` logs in an account or a guest, and `leave` restores the previous state. */
function enter(world: string): { as(who: SessionInfo | undefined): void; leave(): void } {
  const before = {
    cookie: worldCookie.read(),
    mark: storage.world.read(),
    session: storage.session.read(),
  }
  const put = (cookie: string | undefined, mark: string | undefined) => {
    if (cookie === undefined) worldCookie.remove()
    else worldCookie.write(cookie)
    if (mark === undefined) storage.world.remove()
    else storage.world.write(mark)
  }
  const as = (who: SessionInfo | undefined) => {
    if (who) session.store(who)
    else session.end()
    tabMemory.keep()
  }
  put(world, world)
  return {
    as,
    leave() {
      put(before.cookie, before.mark)
      as(before.session)
    },
  }
}

/** Tries every declared error of a screen's calls one by one, each from the same snapshot of a forked world. */
export function useFaultRun(world: string): FaultRunState {
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<SteeringError>()
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [total, setTotal] = useState<number>()
  const [now, setNow] = useState<Case>()
  const control = useRef({ stop: false, skip: '' })
  const stopped = () => control.current.stop

  async function meetAll(frame: HTMLIFrameElement, { screen, as, withCommon }: FaultRunOptions) {
    const registry = await steer(endpoints)
    const { id } = await steer(forkWorld, { params: { id: world } })
    const params = { id }
    const browser = enter(id)
    try {
      await steer(putFaults, { params, body: { rules: [] } })
      const who = as === '' ? undefined : await steer(signIn, { params, body: { as } })
      const { id: snapshot } = await steer(takeSnapshot, { params, body: { label: 'before' } })
      browser.as(who)
      await look(frame, screen, stopped)
      const calls = await steer(tape, { params, query: { limit: 500 } })
      const endpointNames = calls.reverse().flatMap(({ page, endpoint }) => (page == null ? [] : endpoint))
      // The screen is opened a second time, as the first visit may show texts that later visits do not.
      const without = await look(frame, screen, stopped)
      const cases = casesOf(endpointNames, registry, withCommon)
      setTotal(cases.length)
      for (const one of cases) {
        if (stopped()) break
        if (control.current.skip === one.endpoint) continue
        setNow(one)
        await steer(restoreSnapshot, { params, body: { snapshot } })
        await steer(putFaults, { params, body: { rules: [{ ...one, kind: 'error' }] } })
        browser.as(who)
        const observed = await look(frame, screen, stopped)
        if (stopped()) break
        const { rules } = await steer(getFaults, { params })
        const outcome = outcomeOf(one, rules[0]?.hits ?? 0, without, observed)
        setOutcomes((before) => [...before, outcome])
      }
    } finally {
      setNow(undefined)
      frame.src = 'about:blank'
      browser.leave()
      await steer(deleteWorld, { params })
    }
  }

  return {
    isRunning,
    problem,
    outcomes,
    total,
    now,
    async start(frame, asked) {
      control.current = { stop: false, skip: '' }
      setOutcomes([])
      setTotal(undefined)
      setProblem(undefined)
      setRunning(true)
      try {
        await meetAll(frame, asked)
      } catch (error) {
        setProblem(error instanceof SteeringError ? error : new SteeringError(String(error)))
      } finally {
        setRunning(false)
      }
    },
    stop() {
      control.current.stop = true
    },
    skip() {
      control.current.skip = now?.endpoint ?? ''
    },
  }
}
