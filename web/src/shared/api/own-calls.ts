/** Names of endpoints and when this page last called them, in page time: news of its own writes is none to it. */
export const ownCalls = new Map<string, number>()
