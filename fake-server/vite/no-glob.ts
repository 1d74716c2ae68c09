/** In place of the package `glob` in the bundle: @fastify/static loads it at start, and asks it only where `wildcard` is false. */
export const glob = () => {
  throw new Error(
    'A folder is served with `wildcard: false`, which lists its files with a package that the bundle has not',
  )
}
