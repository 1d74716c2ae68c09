/** Gives the reader a file. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
