/** Contacts as they travel: enough to recognise one's own, too little to learn another's. */
export const maskedMobile = (mobile: string) => mobile.replace(/^(.{3}).*(.{2})$/, '$1•••••$2')
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1•••$2')
