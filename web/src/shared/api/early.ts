interface EarlyReply {
  url: string
  language: string
  token: string | undefined
  reply: Promise<Response>
}

declare global {
  interface Window {
    __early?: EarlyReply[]
    /** Settled with the replies to what the page's own screen asks for. */
    __asked?: Promise<unknown>
    /** Puts a sentence and another try in place of a skeleton behind which nothing will come. */
    __failed?: () => void
  }
}

/** A call the page has already under way for the same address, language and session; each is used once. */
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
