import type { ReactNode } from 'react'
import { HashRouter } from 'react-router-dom'

/** Pages stand behind the hash. What is typed stands in the address, so its change must not wait as a transition. */
export const ConsoleRouter = ({ children }: { children: ReactNode }) => (
  <HashRouter useTransitions={false}>{children}</HashRouter>
)
