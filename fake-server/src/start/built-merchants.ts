import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MERCHANTS } from '@understudy/merchants'
import { StartProblem } from './start-problem.ts'

/**
 * Requires that the built web app in the folder knows every merchant of this server, whose colours it would lack otherwise.
 * @throws StartProblem
 */
export function requireMerchants(root: string): void {
  const file = join(root, 'merchants.json')
  if (!existsSync(file)) return
  const builtCodes: string[] = JSON.parse(readFileSync(file, 'utf8'))
  const unbuilt = MERCHANTS.filter((code) => !builtCodes.includes(code))
  if (unbuilt.length > 0)
    throw new StartProblem(
      `The web app in ${root} was built without ${unbuilt.join(', ')}: in the repository of Understudy, run npm start (or npm run pack, for packages) with the same MERCHANTS_DIR.`,
    )
}
