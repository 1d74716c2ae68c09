import { existsSync } from 'node:fs'
import { fromRoot } from './root.mjs'

/**
 * The files of some contract tests, which a part of the gate runs once more.
 * @param {string[]} names @param {string} part for the one who renames a file
 */
export const contractFiles = (names, part) =>
  names.map((name) => {
    const file = `tests/contract/${name}.contract.test.ts`
    if (!existsSync(fromRoot(file))) throw new Error(`${file} is gone, so choose another for the part that is ${part}`)
    return file
  })
