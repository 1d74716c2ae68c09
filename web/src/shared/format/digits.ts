/** First code points of the ten Arabic (٠) and the ten Urdu digits (۰). */
const ZEROS = [0x660, 0x6f0] as const

/** A number of an hour, a month or the like with two digits: `07`. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Converts digits and decimal points of Urdu and Arabic keyboards to the Latin ones that are displayed and sent. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll('٫', '.').replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = code >= ZEROS[1] ? ZEROS[1] : ZEROS[0]
    return String(code - zero)
  })
