/** Tells whoever develops the app what a player need not know; silent in a production build. */
export function tellDeveloper(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a developer looks
  if (import.meta.env.DEV) console.error(sentence)
}
