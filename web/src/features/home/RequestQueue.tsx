import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { createTurns, type Turns } from './request-queue.ts'

const Line = createContext<Turns | undefined>(undefined)

/** The queue of one visit to home. */
export function RequestQueue({ children }: { children: ReactNode }) {
  const [turns] = useState(() => createTurns())
  return <Line value={turns}>{children}</Line>
}

/** Whether the caller's turn has come. */
export function useRequestTurn(): boolean {
  const turns = useContext(Line)
  const [isTurn, setIsTurn] = useState(turns === undefined)
  useEffect(() => turns?.take(() => startTransition(() => setIsTurn(true))), [turns])
  return isTurn
}

/** `<Queued>{(enabled) => <List enabled={enabled} />}</Queued>`: enables a query when its turn has come. */
export function Queued({ children }: { children: (isTurn: boolean) => ReactNode }) {
  return children(useRequestTurn())
}
