import { webcrypto } from 'node:crypto'
import { createContext, runInContext } from 'node:vm'
import type { fairness } from '@understudy/contracts'
import { read } from './repository.ts'

/** The functions of the checking page. */
export interface FairPage {
  readonly GAMES: readonly fairness.FairGame[]
  sha256(text: string): Promise<string>
  /** `outcome` names the shots of a volley; other games ignore it. */
  outcomeOf(
    inputs: Record<'game' | 'serverSeed' | 'clientSeed' | 'nonce', string> & { outcome?: string },
  ): Promise<string>
}

/** Runs the first script of the checking page, which has its algorithms, outside of a browser and of the server. */
export function fairPage(): FairPage {
  const html = read('fake-server/src/stage/fairness/page/fair.html')
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  const context = createContext({ crypto: webcrypto, TextEncoder })
  runInContext(script, context)
  return (context as { fair: FairPage }).fair
}
