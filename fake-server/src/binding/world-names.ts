// Name of the world that calls get which name none.
export const DEFAULT_WORLD = 'default'
