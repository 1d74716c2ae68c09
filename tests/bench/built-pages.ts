import { existsSync } from 'node:fs'
import { build } from 'vite'
import { fromRoot } from '../../scripts/lib/root.mjs'
import { precompress } from '../../scripts/precompress.mjs'
import { scratchFolder } from '../support/scratch.ts'

/** As for players: visitors from beyond loopback have no drawer. */
export const FOR_PLAYERS = { HOST: '0.0.0.0', CONTROL_TOKEN: '' }

/** The folder of the built app. */
export function webRoot(): string {
  const root = fromRoot('web/dist')
  if (!existsSync(`${root}/index.html`)) throw new Error(`No built app in ${root}: run npm run build.`)
  return root
}

/** Builds an empty page of the same libraries, beside which the app's pages are measured; returns its folder. */
export async function buildEmptyPage(): Promise<string> {
  const outDir = scratchFolder('bench')
  await build({
    configFile: fromRoot('web/vite.config.ts'),
    root: fromRoot('web/bench/empty-page'),
    build: { outDir, emptyOutDir: true },
    logLevel: 'warn',
  })
  await precompress(outDir)
  return outDir
}
