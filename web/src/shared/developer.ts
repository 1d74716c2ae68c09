/** Logs something for developers that players need not know; silent in a production build. */
export function tellDeveloper(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks
  if (import.meta.env.DEV) console.error(sentence)
}
