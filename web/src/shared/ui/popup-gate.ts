/** The popup that interrupted the player on this visit. A visit lasts until a reload. */
let shownPopup: string | undefined

/** Whether popups are suppressed: by the room's host, or on phones beside each other. */
export const isQuiet = () => document.documentElement.dataset.quiet === 'yes'

/** Whether a popup may interrupt: none has on this visit, or it was the same one. */
export const mayInterrupt = (who: string) => !isQuiet() && (shownPopup === undefined || shownPopup === who)

/** Claims the interruption of this visit: all other popups wait for another one. */
export const claimInterruption = (who: string) => {
  shownPopup ??= who
}

/** Starts a new visit, as a reload does. */
export const startVisit = () => {
  shownPopup = undefined
}
