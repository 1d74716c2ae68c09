/** Contacts are masked in replies: owners recognise them, others learn nothing. */
export const maskedMobile = (mobile: string) => mobile.replace(/^(.{3}).*(.{2})$/, '$1•••••$2')
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2')

/** Returns a username as leaderboards and lists of friends show it. */
export const maskedName = (username: string): string => username.replace(/^(.{2}).*(.)$/, '$1•••$2')
