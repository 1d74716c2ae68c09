/** Placeholders of the origins in the document, which takes too long to build for each host name. */
export const PLACEHOLDERS = { app: 'https://app.invalid', stage: 'https://stage.invalid' }
