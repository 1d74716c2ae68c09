import { replaced } from '../../scripts/vite/replaced.ts'

export const COMPILED = /return new Function\('path', 'i', .*/

/**
 * The router compares the fixed part of a path by a function that it compiles for each node of its tree. Five hundred
 * routes make nearly a thousand of these, which takes longer than all their comparisons; a plain one does the same.
 */
export const plainPrefixes = () =>
  replaced({
    name: 'plain-prefixes',
    library: 'find-my-way',
    modules: /find-my-way/,
    module: /find-my-way\/lib\/node\.js$/,
    from: COMPILED,
    to: 'return (path, i) => path.startsWith(prefix, i)',
  })
