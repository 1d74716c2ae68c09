import { CLIENT_ERRORS, ERRORS } from '@understudy/contracts/errors'

/** The texts of failures by their codes, so that who says them needs no catalogue. */
export const failureTexts = (error: Record<string, string>): Record<string, string> =>
  Object.fromEntries([
    ...Object.entries(ERRORS).map(([code, { text }]) => [code, error[text]]),
    ...Object.entries(CLIENT_ERRORS).map(([code, text]) => [code, error[text]]),
  ])
