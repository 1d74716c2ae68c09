import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, isMain } from './lib/root.mjs'
import { pnpm } from './setup.mjs'

const WEB = ['web/dist', 'web/lotto/dist', 'web/console/dist']

/**
 * Writes what the `serve` image holds into a folder: the built server with its production dependencies in the
 * lockfile's versions, and the built pages it serves. No sources, no tools.
 * @param {string} folder is replaced
 */
export async function writeImage(folder) {
  rmSync(folder, { recursive: true, force: true })
  // pnpm deploys from the lockfile only where the packages of the workspace are copied, not linked.
  const copied = '--config.inject-workspace-packages=true'
  const server = ['--filter', '@understudy/fake-server', copied, 'deploy', '--prod', '--prefer-offline']
  await pnpm(...server, join(folder, 'fake-server'))
  for (const part of WEB) cpSync(fromRoot(part), join(folder, part), { recursive: true })
}

if (isMain(import.meta.url)) {
  await writeImage(fromRoot('dist')).catch((problem) => {
    console.error(problem.output ?? problem)
    process.exit(1)
  })
}
