import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { createTurns, type Turns } from './request-queue.ts'

const Line = createContext<Turns | undefined>(undefined)

/** The queue of one visit to home. */
export function RequestQueue({ children }: { children: ReactNode }) {
  const [turns] = useState(() => createTurns())
  return <Line value={turns}>{children}</Line>
}

/** Whether the caller's turn has come; an urgent one passes by those that wait. */
export function useRequestTurn({ urgent }: { urgent?: boolean } = {}): boolean {
  const turns = useContext(Line)
  const [isTurn, setIsTurn] = useState(turns === undefined)
  useEffect(() => turns?.take(() => startTransition(() => setIsTurn(true)), { urgent }), [turns, urgent])
  return isTurn
}

/** `<Queued>{(enabled) => <List enabled={enabled} />}</Queued>`: enables a query when its turn has come. */
export function Queued({ children }: { children: (isTurn: boolean) => ReactNode }) {
  return children(useRequestTurn())
}
