/** Contacts as they travel: enough to recognise one's own, too little to learn another's. */
export const maskedMobile = (mobile: string) => mobile.replace(/^(.{3}).*(.{2})$/, '$1•••••$2')
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2')

/** Who another player is, as a leaderboard and a list of friends show it. */
export const maskedName = (username: string): string => username.replace(/^(.{2}).*(.)$/, '$1•••$2')
