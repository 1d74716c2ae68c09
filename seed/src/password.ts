/** Password of every seeded member. */
export const PASSWORD = 'Play1234'
