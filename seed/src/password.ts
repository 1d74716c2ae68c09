/** The password of everyone in a seeded world, cast and crowd alike. */
export const PASSWORD = 'Play1234'
