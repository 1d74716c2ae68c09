/** When this page last called each endpoint, in page time, so that it can ignore events caused by its own writes. */
export const ownCalls = new Map<string, number>()
