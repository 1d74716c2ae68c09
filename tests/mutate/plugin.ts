import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'
import { ROOT } from '../support/repository.ts'
import { instrument } from './mutations.ts'

/** Sources that may be mutated. Of the seed only the rules, not the texts and pictures that it is made of. */
export const MUTABLE = /^(contracts|fake-server|web)\/src\/(?!test\/).*(?<!\.test|\.d)\.tsx?$/

/** Puts the mutants of a source into it before anything else reads it. */
export const mutants = (): Plugin => ({
  name: 'mutants',
  enforce: 'pre',
  // Before the usual setup files: what those load and run is to meet the mutant too.
  config(config) {
    const usual = [config.test?.setupFiles ?? []].flat()
    config.test = { ...config.test, setupFiles: [join(ROOT, 'tests/mutate/awake.setup.ts'), ...usual] }
  },
  transform(code, id) {
    const [path = ''] = id.split('?')
    const file = relative(ROOT, path).split('\\').join('/')
    return MUTABLE.test(file) ? { code: instrument(file, code), map: null } : undefined
  },
})
