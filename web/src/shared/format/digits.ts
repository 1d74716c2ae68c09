/** Where the Arabic (٠) and the Urdu digits (۰) begin; ten of each stand in a row. */
const ZEROS = [0x660, 0x6f0] as const

/** The digits and the point of an Urdu or Arabic keyboard as the Latin ones that amounts and codes are written and sent in. */
export const latinDigits = (typed: string): string =>
  typed.replaceAll('٫', '.').replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = code >= ZEROS[1] ? ZEROS[1] : ZEROS[0]
    return String(code - zero)
  })
