import { relative, sep } from 'node:path'
import { createServer } from 'vite'
import { ROOT } from './root.mjs'

/** Milliseconds without a further save before a change is followed: an editor saves several files at once, git hundreds. */
const QUIET = 80

const WATCHED = [
  'art/src',
  'contracts/src',
  'fake-server/src',
  'merchants',
  'platform/src',
  'seed/src',
  'stage/src',
  'steering/src',
  'web',
  'console',
]

/** A path as parts below the repository. @param {string} path */
const partsOf = (path) => relative(ROOT, path).split(sep)

/** Whether a file or folder is not watched; folders above the watched ones are, as git may remove and make those anew. @param {string} path */
function isIgnored(path) {
  const parts = partsOf(path)
  if (parts.includes('node_modules') || parts.includes('dist')) return true
  return !WATCHED.some((folder) => folder.split('/').every((name, at) => (parts[at] || name) === name))
}

/** @typedef {{ event: 'add' | 'change' | 'unlink', file: string }} Save */

/**
 * A Vite that loads the platform's sources, and watches those of the app too. It has no configuration of its own, so it
 * never restarts itself, and no change is lost.
 */
export async function watchSources() {
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    envDir: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, hmr: false, watch: { ignored: isIgnored } },
  })

  /**
   * @param {(save: Save) => void} saved is told at once
   * @param {(saves: Save[]) => Promise<unknown>} follow gets all that was saved until nothing more was; once at a time
   */
  function onChange(saved, follow) {
    /** @type {Save[]} */
    const saves = []
    /** @type {NodeJS.Timeout | undefined} */
    let soon
    let busy = false
    const followAll = async () => {
      if (busy) return
      busy = true
      while (saves.length > 0) await follow(saves.splice(0))
      busy = false
    }
    for (const event of /** @type {const} */ (['add', 'change', 'unlink'])) {
      vite.watcher.on(event, (file) => {
        const save = { event, file }
        saved(save)
        saves.push(save)
        clearTimeout(soon)
        soon = setTimeout(followAll, QUIET)
      })
    }
  }
  return { vite, onChange }
}
