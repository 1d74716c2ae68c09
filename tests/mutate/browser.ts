import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'
import { type Mutant, mutated } from './mutations.ts'

export interface BrowserRunner {
  /** Builds the product with one mutant written into it and runs the browser tests of a row; true when one fails. */
  catches(mutant: Mutant, row: string, files: string[]): Promise<boolean>
  close(): void
}

/** A copy of the repository that may be broken: what is built and tested there leaves the checkout alone. */
export function startBrowserRunner(): BrowserRunner {
  const copy = mkdtempSync(join(tmpdir(), 'understudy-mutated-'))
  for (const file of repositoryFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(copy, file))
  }
  for (const folder of ['.', 'art', 'contracts', 'merchants', 'seed', 'fake-server', 'web', 'tests']) {
    const modules = join(ROOT, folder, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(copy, folder, 'node_modules'))
  }

  const succeeds = (command: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    try {
      execFileSync(command, args, { cwd: copy, env: { ...process.env, ...env }, stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }

  return {
    async catches(mutant, row, files) {
      const source = join(copy, mutant.file)
      const written = read(mutant.file)
      writeFileSync(source, mutated(mutant.file, written, mutant.id))
      try {
        if (!succeeds(process.execPath, ['scripts/build.mjs'])) return true
        const cli = join(ROOT, 'node_modules/@playwright/test/cli.js')
        const args = [cli, 'test', '-c', 'tests/playwright.config.ts', '-g', row, '-x', '--reporter', 'line', ...files]
        return !succeeds(process.execPath, args, { E2E_PORT: String(await freePort()) })
      } finally {
        writeFileSync(source, written)
      }
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  }
}
