import { CLIENT_ERRORS, ERRORS } from '@understudy/contracts/errors'

/** Maps the texts of failures to error codes, so that showing one does not need the error catalogue. */
export const failureTexts = (error: Record<string, string>): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(ERRORS).map(([code, { text }]) => [code, error[text]]),
    ...Object.entries(CLIENT_ERRORS).map(([code, text]) => [code, error[text]]),
  ])
