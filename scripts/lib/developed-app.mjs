import { basename, resolve } from 'node:path'
import { createServer, loadConfigFromFile, mergeConfig } from 'vite'
import { fromRoot } from './root.mjs'

const MERCHANTS = fromRoot('merchants')

/**
 * The app's Vite, made anew where its configuration changes, which Vite would do itself but with a watcher that misses
 * what is saved meanwhile. A configuration that cannot be loaded leaves the one there is.
 * @param {import('vite').ServerOptions} server
 */
export function developedApp(server) {
  /** Files the configuration consists of; undefined while it cannot be loaded. @type {Set<string> | undefined} */
  let consistsOf

  async function loadConfig() {
    const env = { command: /** @type {const} */ ('serve'), mode: 'development' }
    consistsOf = undefined
    const loaded = await loadConfigFromFile(env, fromRoot('web/vite.config.ts'))
    if (!loaded) throw new Error('web/vite.config.ts is missing.')
    consistsOf = new Set([loaded.path, ...loaded.dependencies].map((file) => resolve(file)))
    return mergeConfig(loaded.config, {
      configFile: false,
      root: fromRoot('web'),
      appType: 'custom',
      // The saves are told to it, see `saved`.
      server: { ...server, watch: null },
    })
  }

  let running = loadConfig().then((config) => createServer(config))
  running.catch(() => {})

  /** @param {string} file */
  const decides = (file) =>
    !consistsOf || consistsOf.has(file) || file.startsWith(MERCHANTS) || basename(file).startsWith('.env')

  return {
    /** The Vite that serves the app, or the promise of the next one. */
    running: () => running,
    /**
     * Lets it answer; anew where it was replaced meanwhile, as one that ends refuses what it has begun.
     * @template T @param {(vite: import('vite').ViteDevServer) => Promise<T>} work
     */
    async answer(work) {
      for (;;) {
        const asked = running
        try {
          return await work(await asked)
        } catch (problem) {
          if (running === asked) throw problem
        }
      }
    },
    /** Tells it of a save, for hot reload. @param {import('./watch-sources.mjs').Save} save */
    saved: ({ event, file }) => void running.then((vite) => vite.watcher.emit(event, file)).catch(() => {}),
    /** Replaces it if its configuration was saved. @param {import('./watch-sources.mjs').Save[]} saves */
    async follow(saves) {
      if (!saves.some(({ file }) => decides(file))) return
      const config = await loadConfig()
      const before = running
      // The next one listens to the same socket, so this one ends first; who asks meanwhile gets the next.
      running = before
        .then((vite) => vite.close())
        .catch(() => {})
        .then(() => createServer(config))
      await running
    },
  }
}
