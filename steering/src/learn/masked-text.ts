// Replaces in texts what may be somebody's: numbers, mail addresses, web addresses.
import { redactedText } from '@understudy/platform/shared/masking.ts'

const MAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
const DIGITS = /\+?\d(?:[ -]?\d)*/g
/** Numbers of phones, accounts and cards have at least so many digits; dates have as many. */
const LEAST_DIGITS = 7
const DATE = /^(19|20)\d\d[ -]?\d\d[ -]?\d\d/
const HOST_OF_NOBODY = /(^|\.)(example|test|invalid|localhost)$/i

/** A number of the same form, always the same for the same, that begins as no network's or bank's does. */
export function inventedNumber(number: string): string {
  let place = 0
  return number.replace(/\d/g, () => {
    place += 1
    return place <= 4 ? '9' : String(hashOf(`${number} ${place}`) % 10)
  })
}

/** FNV-1a, mixed once more, as its last characters alone would show. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A text without numbers, mail addresses and tokens of anybody. */
export const maskedText = (text: string): string =>
  redactedText(text)
    .replace(MAIL, (mail) => (HOST_OF_NOBODY.test(mail) ? mail : 'somebody@mail.example'))
    .replace(DIGITS, (number) =>
      number.replace(/\D/g, '').length < LEAST_DIGITS || DATE.test(number) ? number : inventedNumber(number),
    )

/** A web address of a recording becomes one of an invented site. */
export function maskedLink(address: string): string {
  if (!/^https?:/i.test(address)) return redactedText(address)
  return URL.canParse(address) && HOST_OF_NOBODY.test(new URL(address).hostname)
    ? redactedText(address)
    : 'https://site.example/'
}

/** Sanitised HTML whose links lead to an invented site, and whose pictures are those of the recording. */
export const maskedHtml = (html: string, picture: (address: string) => string | undefined): string =>
  html
    .replace(/\bhref="([^"]*)"/g, (_, address: string) => `href="${maskedLink(address)}"`)
    .replace(/\bsrc="([^"]*)"/g, (whole, address: string) => {
      if (address.startsWith('data:')) return whole
      const known = picture(address)
      return known === undefined ? '' : `src="${known}"`
    })
