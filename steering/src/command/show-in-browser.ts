import open from 'open'

/**
 * Opens addresses in the browser that BROWSER names, else in the usual one where the output is a terminal's;
 * `BROWSER=none` opens nothing. Says so if no browser starts.
 */
export async function showInBrowser(addresses: readonly string[]): Promise<void> {
  const { BROWSER: name } = process.env
  if (name === 'none' || (!name && !process.stdout.isTTY)) return
  try {
    for (const address of addresses) await open(address, name ? { app: { name } } : {})
  } catch (error) {
    console.error(`No browser started (${(error as Error).message}): open the address by hand.`)
  }
}
