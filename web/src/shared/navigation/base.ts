/** The path that the app stands below, which its host writes into the page; empty at the root of its origin. */
export const basePath = (): string => document.documentElement.dataset.base ?? ''

/** A path as the route table has it. */
export const belowBase = (pathname: string): string =>
  pathname.startsWith(`${basePath()}/`) ? pathname.slice(basePath().length) : pathname

/** The path of the page shown, as the route table has it. */
export const pathHere = (): string => belowBase(location.pathname)

/** The address of a path of the route table, for what the router does not open. */
export const addressOf = (path: string): string => basePath() + path
