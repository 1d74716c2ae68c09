// Hosts of phones that stand side by side: each has an origin, and with it cookies and storage, of its own.
import { control } from '@understudy/contracts'
import type { HttpRequest } from '@understudy/platform/binding/http.ts'

/**
 * The console's name beside the phones on this machine. The phones' names are below it, as browsers send cookies to a
 * framed page of the same site only, and any two names directly below `localhost` are two sites.
 */
const LOCAL_CONSOLE = 'phones.localhost'
const LOCAL_PHONES = Array.from({ length: control.PHONES.most }, (_, at) => `phone${at + 1}.${LOCAL_CONSOLE}`)

/** Exactly these names of this machine are allowed besides `localhost`; browsers resolve them to loopback (RFC 6761, 6.3). */
export const LOCAL_NAMES: ReadonlySet<string> = new Set([LOCAL_CONSOLE, ...LOCAL_PHONES])

export interface PhoneOrigins {
  /** The only origin whose console frames the phones. */
  console: string
  phones: readonly string[]
}

/** The origins on this machine, at the app's port. */
export const localPhones = (port: number): PhoneOrigins => ({
  console: `http://${LOCAL_CONSOLE}:${port}`,
  phones: LOCAL_PHONES.map((name) => `http://${name}:${port}`),
})

/** Whether origins can be those of phones beside the console: names below the app's own, so that all are one site. */
export const areBelow = (phones: readonly string[], app: string): boolean =>
  phones.every((phone) => {
    const [one, other] = [new URL(phone), new URL(app)]
    return one.protocol === other.protocol && one.port === other.port && one.hostname.endsWith(`.${other.hostname}`)
  })

/** The origin of the phone that a request is made on; undefined on any other host. */
export const phoneOf = (
  request: Pick<HttpRequest, 'hostname'>,
  origins: PhoneOrigins | undefined,
): string | undefined => origins?.phones.find((phone) => new URL(phone).hostname === request.hostname)

/** Who may frame a page of the app: itself, and on a phone's host the console beside it. */
export const ancestorsOn = (request: Pick<HttpRequest, 'hostname'>, origins: PhoneOrigins | undefined): string =>
  origins && phoneOf(request, origins) ? `'self' ${origins.console}` : "'self'"
