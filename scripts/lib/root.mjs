import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string[]} parts */
export const fromRoot = (...parts) => resolve(ROOT, ...parts)

/** Whether the module is the entry point, through a link too, not imported. @param {string} moduleUrl */
export function isMain(moduleUrl) {
  const [, started] = process.argv
  return (
    started !== undefined && existsSync(started) && realpathSync(started) === realpathSync(fileURLToPath(moduleUrl))
  )
}
