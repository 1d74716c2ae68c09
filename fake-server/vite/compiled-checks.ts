import { replaced } from '../../scripts/vite/replaced.ts'

export const INTERPRETED = 'core.$ZodObject.init('

/**
 * Objects of the contracts are checked by a function that zod writes for each of them, several times as fast as looking
 * their fields up at every check. The small zod that the contracts use has no such functions, because a page may not
 * make code from text; a server may.
 */
export const compiledChecks = () =>
  replaced({
    name: 'compiled-checks',
    library: 'zod',
    modules: /zod\/v4\/mini/,
    module: /zod\/v4\/mini\/schemas\.js$/,
    from: INTERPRETED,
    to: 'core.$ZodObjectJIT.init(',
  })
