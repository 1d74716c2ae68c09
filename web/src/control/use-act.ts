import { useRef, useState } from 'react'
import { SteeringError } from './steer.ts'

export interface Act {
  busy: boolean
  /** What was refused; undefined after a success. */
  trouble: SteeringError | undefined
  /** What is wrong with a field, by its name or the end of it: `rules.0.code` for `code`. */
  at(field: string): string | undefined
  run(work: () => Promise<unknown>): Promise<boolean>
}

/** Something the drawer does: whether it is under way, and what the control API had against it. */
export function useAct(): Act {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<SteeringError>()
  // One that ends late says nothing of what was done after it.
  const latest = useRef(0)
  return {
    busy,
    trouble,
    at: (field) =>
      Object.entries(trouble?.fields ?? {}).find(([name]) => name === field || name.endsWith(`.${field}`))?.[1],
    async run(work) {
      const turn = ++latest.current
      const ends = (found: SteeringError | undefined) => {
        if (turn !== latest.current) return
        setTrouble(found)
        setBusy(false)
      }
      setBusy(true)
      try {
        await work()
        ends(undefined)
        return true
      } catch (error) {
        ends(error instanceof SteeringError ? error : new SteeringError(String(error)))
        return false
      }
    },
  }
}
