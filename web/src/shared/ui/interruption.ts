/** Who came between a player and the page on this visit. A visit lasts until the page is reloaded. */
let taken: string | undefined

/** A host wants nothing between the phones of a room and the page. */
export const isQuiet = () => document.documentElement.dataset.quiet === 'yes'

/** Whether this one may: nobody has on this visit, or it was the same one. */
export const mayInterrupt = (who: string) => !isQuiet() && (taken === undefined || taken === who)

/** From now on everything else nobody asked for waits for another visit. */
export const interrupted = (who: string) => {
  taken ??= who
}

/** Begins another visit, as reloading the page does. */
export const beginVisit = () => {
  taken = undefined
}
