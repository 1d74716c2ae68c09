interface PrefetchedReply {
  url: string
  language: string
  token: string | undefined
  reply: Promise<Response>
}

declare global {
  interface Window {
    /** Calls that the head of the page sent before this bundle was loaded. */
    __prefetched?: PrefetchedReply[]
    /** Replaces the skeleton by an error message with a button to retry. */
    __showLoadError?: () => void
  }
}

/** Returns the call that the page's head already sent for the same URL, language and session; each is used once. */
export function takePrefetched(url: string, headers: Headers): Promise<Response> | undefined {
  const replies = window.__prefetched ?? []
  const index = replies.findIndex(
    (entry) =>
      entry.url === url &&
      entry.language === headers.get('Language') &&
      (entry.token ?? null) === headers.get('Authorization'),
  )
  return index < 0 ? undefined : replies.splice(index, 1)[0]?.reply
}
