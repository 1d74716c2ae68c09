export const DEFAULT_WORLD = 'default'
