declare module 'virtual:reply-checks' {
  /** Schemas of replies by the name of their endpoint; empty where the endpoints have them. */
  export const replies: Readonly<Record<string, import('@understudy/contracts/endpoint').Schema>>
}
