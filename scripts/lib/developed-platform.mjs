import { createServerModuleRunner } from 'vite'
import { fromRoot } from './root.mjs'

const SOURCES = [
  'art/src',
  'contracts/src',
  'fake-server/src',
  'merchants',
  'platform/src',
  'seed/src',
  'stage/src',
  'steering/src',
].map((folder) => fromRoot(folder))

/** @param {string} file */
const isSource = (file) => SOURCES.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/.test(file)

/**
 * The platform of the sources, started anew where they change.
 * @param {import('vite').ViteDevServer} vite loads the sources
 * @param {Partial<import('../../fake-server/src/index.ts').PlatformOptions>} options
 */
export function developedPlatform(vite, options) {
  const { ssr } = vite.environments
  const runner = createServerModuleRunner(ssr, { hmr: false })
  /** @type {Promise<import('../../fake-server/src/index.ts').RunningPlatform>} */
  let running = Promise.reject(new Error('The server has not started yet.'))
  running.catch(() => {})
  let isUp = false

  /** Loads a module of the platform as it is now. @param {string} path */
  const load = (path) => runner.import(fromRoot(path))

  const stop = () => running.then((platform) => platform.close()).catch((problem) => console.error(problem))

  /** Who asks meanwhile gets the next one. @param {(problem: unknown) => unknown} tell gets why it does not start */
  async function start(tell) {
    const stopped = isUp ? stop() : Promise.resolve()
    running = stopped.then(() => load('fake-server/src/index.ts')).then(({ createPlatform }) => createPlatform(options))
    isUp = await running.then(
      () => true,
      () => false,
    )
    if (!isUp) await running.catch(tell)
  }

  return {
    running: () => running,
    load,
    start,
    stop,
    /**
     * Starts it anew if its sources were saved.
     * @param {import('./watch-sources.mjs').Save[]} saves @param {(problem: unknown) => unknown} tell
     * @returns whether they were
     */
    async follow(saves, tell) {
      if (!saves.some(({ file }) => isSource(file))) return false
      runner.clearCache()
      // What was compiled of an unchanged file may name one that was missing or is gone.
      if (!isUp || saves.some(({ event }) => event !== 'change')) ssr.moduleGraph.invalidateAll()
      await start(tell)
      return true
    },
  }
}
