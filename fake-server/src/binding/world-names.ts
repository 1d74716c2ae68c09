// Name of the world that calls without one reach.
export const DEFAULT_WORLD = 'default'
