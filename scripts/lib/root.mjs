import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string[]} parts */
export const fromRoot = (...parts) => resolve(ROOT, ...parts)

/** Whether the module is the entry point, not imported. @param {string} moduleUrl */
export const isMain = (moduleUrl) =>
  process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(moduleUrl)
