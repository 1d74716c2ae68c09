interface EarlyReply {
  url: string
  language: string
  token: string | undefined
  reply: Promise<Response>
}

declare global {
  interface Window {
    __early?: EarlyReply[]
    /** Settles with the replies to the first calls of the page's screen. */
    __asked?: Promise<unknown>
    /** Replaces the skeleton by an error message with a button to retry. */
    __failed?: () => void
  }
}

/** Returns the call that the page's head already sent for the same URL, language and session; each is used once. */
export function takeEarly(url: string, headers: Headers): Promise<Response> | undefined {
  const early = window.__early ?? []
  const index = early.findIndex(
    (entry) =>
      entry.url === url &&
      entry.language === headers.get('Language') &&
      (entry.token ?? null) === headers.get('Authorization'),
  )
  return index < 0 ? undefined : early.splice(index, 1)[0]?.reply
}
