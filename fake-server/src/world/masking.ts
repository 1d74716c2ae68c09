export const MASK = '•••'

const SECRET = /password|token|captcha|secret|answer|authorization|verifier|code/i
/** Codes that are no secrets: what something is called, not what opens it. */
const NAMING_CODE =
  /^(?:error|vendor|game|merchant|country|dialing|countrydialing|currency|language|affiliate|referral|module)code$/i
const COUNTRY = /^[A-Z]{2}$/
/** Tokens, launches and challenges: their world, a dot, a UUID. */
const TICKET = /([a-z0-9-]{1,40}\.)[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const SECRET_QUERY = /([?&](?:token|captcha|password|code|state)=)[^&#]*/gi

/** A copy without secrets: by the names of fields, and wherever a text carries a token. */
export function masked(value: unknown, key = '', secret = isSecret(key, value)): unknown {
  if (Array.isArray(value)) return value.map((item) => masked(item, '', secret))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, masked(item, name, secret || isSecret(name, item))]),
    )
  if (typeof value === 'string') return secret && value !== '' ? MASK : maskedText(value)
  return secret && typeof value === 'number' ? MASK : value
}

const isSecret = (key: string, value: unknown) =>
  SECRET.test(key) && !NAMING_CODE.test(key) && !(typeof value === 'string' && COUNTRY.test(value))

/** A text or an address without the secrets in it. */
export const maskedText = (text: string): string =>
  text.length < 8 ? text : text.replace(SECRET_QUERY, `$1${MASK}`).replace(TICKET, `$1${MASK}`)
