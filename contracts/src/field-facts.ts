// What the fields are made of, apart from their schemas: an app needs these before it needs to check anything.

/** Pattern of session tokens: visible characters without blanks, opaque to clients. */
export const TOKEN_PATTERN = /^[!-~]{1,2048}$/

/** Categories games belong to. */
export const GAME_TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const
