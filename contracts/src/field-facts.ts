// What the fields are made of, apart from their schemas: an app needs these before it needs to check anything.

/** Session tokens: the world they belong to, a dot, a random UUID. */
export const TOKEN_PATTERN = /^[a-z0-9-]{1,40}\.[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Categories games belong to. */
export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
