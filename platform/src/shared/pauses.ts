/** Waits so many milliseconds. */
export const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Lets other calls have their turn, as a new task does. */
export const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
