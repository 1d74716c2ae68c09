import type { SessionInfo } from '@understudy/contracts/session'
import { currentToken } from '../../tab-memory.ts'

export interface Sender {
  world: string
  merchant: string
  session: SessionInfo | undefined
  /** Language of the answer; English if absent. */
  language?: string
}

/** The headers by which a call goes to the world as the app would send it, or to the control API as the console does. */
export function headersFor(
  path: string,
  { world, merchant, session, language = 'EN' }: Sender,
): Record<string, string> {
  const token = currentToken()
  if (path.startsWith('/__control')) return token ? { Authorization: `Bearer ${token}` } : {}
  return {
    Merchant: session?.merchantCode ?? merchant,
    Language: language,
    'x-world': world,
    ...(session && { Authorization: session.token }),
  }
}
