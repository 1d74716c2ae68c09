/** Format of a country's mobile numbers (see `system.country`). */
export interface MobileCountry {
  dialingCode: string
  /** Regular expression of a local number without the dialing code. */
  mobilePattern: string
}

/** Digits of a dialing code, which may be written with a plus. */
export const bareDialingCode = (code: string): string => code.replace(/^\+/, '')

/**
 * The local number inside what somebody typed or pasted, undefined where there is none: blanks and dashes go, and so
 * does the country's own code (`+92…`, `0092…`) or the trunk zero before a number the country writes without it.
 * The one rule that client and server share (VALID-007, VALID-011).
 */
export function localMobile({ dialingCode, mobilePattern }: MobileCountry, typed: string): string | undefined {
  const pattern = new RegExp(mobilePattern)
  const plain = typed.replace(/[\s().-]/g, '')
  const abroad = /^(?:\+|00)/.exec(plain)?.[0]
  const digits = abroad ? plain.slice(abroad.length) : plain
  if (!/^\d{1,20}$/.test(digits)) return undefined
  // Many write the country's code without a sign before it.
  const nationals = abroad ? [withoutCode(digits, dialingCode)] : [digits, withoutCode(digits, dialingCode)]
  return nationals
    .flatMap((national) => (national === undefined ? [] : [national, national.replace(/^0/, ''), `0${national}`]))
    .find((one) => pattern.test(one))
}

const withoutCode = (digits: string, code: string) => (digits.startsWith(code) ? digits.slice(code.length) : undefined)

/** One number, one text: `+923001234567`, whatever zero the country writes before it. */
export const internationalMobile = (dialingCode: string, local: string): string =>
  `+${bareDialingCode(dialingCode)}${local.replace(/^0+/, '')}`
