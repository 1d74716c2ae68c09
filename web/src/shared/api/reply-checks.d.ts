declare module 'virtual:reply-checks' {
  /** Schemas of replies by endpoint; empty unless the build has moved them here. */
  export const replies: Readonly<Record<string, import('@understudy/contracts/endpoint').Schema>>
}
