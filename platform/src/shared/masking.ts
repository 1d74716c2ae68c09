// Redacts secrets from what is logged, by the name of the field and by the form of the value.
export const MASK = '•••'

const SECRET = /pass(?:wor[dt]|wd|phrase|code)|token|captcha|secret|answer|authorization|cookie|verifier|code/i
/** Abbreviations of the same, alone or as the last word of a name. */
const SHORT_SECRET = /(?:^|[_-])(?:pw|pwd|pass|pin|otp)$|[a-z](?:Pw|Pwd|Pass|Pin|PIN|Otp|OTP)$/
/** Names that alone tell nothing: the contract of a call says where they are secrets. */
const AMBIGUOUS = /^(?:code|answer)s?$/i
/** Codes that are no secrets, by their names without separators: they name something and open nothing. */
const NAMING_CODE =
  /^(?:error|vendor|game|gamegroup|play|bank|merchant|country|dialing|countrydialing|currency|language|affiliate|referral|module)code$/i
/** Tells when something was done. */
const TIME = /[a-z]At$|_at$/
/** The UUID after the dot of tokens, launches and challenges. Matching from the dot keeps long texts linear. */
const TICKET = /(?<=[a-z0-9-])\.[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const SECRET_VALUE = /\b((?:token|captcha|password|passwd|code|state|sig|tap)=)[^&#\s"']*/gi
const BEARER = /\bBearer\s+\S+/gi

/** Deeper than any contract nests; the bound protects the stack. */
const DEPTH = 32
/** Limits of an outline. */
const OUTLINE = { depth: 3, names: 40, nameLength: 40, items: 10 } as const

/**
 * Returns a copy without secrets, found by field names (those of `secrets`, where a contract names them) and by the form of
 * tokens in any text.
 */
export const redacted = (value: unknown, secrets?: readonly string[]): unknown =>
  copied(value, secrets ? (name) => secrets.includes(name) : isSecretName, false, DEPTH)

function copied(value: unknown, isSecret: (name: string) => boolean, secret: boolean, depth: number): unknown {
  if (typeof value === 'object' && value !== null) {
    if (depth === 0) return MASK
    if (Array.isArray(value)) return value.map((item) => copied(item, isSecret, secret, depth - 1))
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, copied(item, isSecret, secret || isSecret(name), depth - 1)]),
    )
  }
  if (typeof value === 'string') return secret && value !== '' ? MASK : redactedText(value)
  return secret && typeof value === 'number' ? MASK : value
}

const isSecretName = (name: string) =>
  (SECRET.test(name) && !AMBIGUOUS.test(name) && !NAMING_CODE.test(name.replace(/[_-]/g, '')) && !TIME.test(name)) ||
  SHORT_SECRET.test(name)

/** Masks the secrets in a text or an address. */
export const redactedText = (text: string): string =>
  text.length < 8
    ? text
    : text.replace(SECRET_VALUE, `$1${MASK}`).replace(TICKET, `.${MASK}`).replace(BEARER, `Bearer ${MASK}`)

/**
 * Outlines an input that no contract matches: its first fields and the lengths of their values. The sender chose the
 * field names, so they cannot tell which values are secret.
 */
export const outlined = (value: unknown): unknown => outline(value, OUTLINE.depth)

function outline(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value === '' ? '' : `${MASK} (${value.length})`
  if (typeof value !== 'object' || value === null) return value === null || value === undefined ? null : MASK
  if (depth === 0) return MASK
  if (Array.isArray(value)) {
    const items = value.slice(0, OUTLINE.items).map((item) => outline(item, depth - 1))
    return value.length > OUTLINE.items ? [...items, `… (${value.length})`] : items
  }
  const names = Object.keys(value)
  const labels = names
    .slice(0, OUTLINE.names)
    .map((name) => [cut(name, OUTLINE.nameLength), outline(Reflect.get(value, name), depth - 1)] as const)
  return Object.fromEntries(names.length > OUTLINE.names ? [...labels, ['…', names.length]] : labels)
}

/** Masks the secrets of an address; when `unexpected`, every value of its query. */
export function redactedAddress(address: string, unexpected: boolean): string {
  const start = address.indexOf('?')
  if (start < 0) return redactedText(address)
  const query = address
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      return pair.includes('=') && (unexpected || isSecretName(name))
        ? `${cut(name, OUTLINE.nameLength)}=${MASK}`
        : pair
    })
    .join('&')
  return redactedText(`${address.slice(0, start)}?${query}`)
}

export const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text)
