import type { CreationOptions, RequestOptions } from '@understudy/contracts/passkeys'
import { errorText } from '@/shared/api'
import { text } from '@/shared/i18n'

/** Loaded when a passkey is used. */
const library = () => import('@simplewebauthn/browser')

type Reason = 'stopped' | 'exists' | 'address' | 'failed'

/** What browsers call their refusals. They do not say whether somebody cancelled or the device has no passkey. */
const REASONS: Readonly<Record<string, Reason>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'exists',
  SecurityError: 'address',
}

/** The device gave no passkey. */
export class DeviceRefused extends Error {
  override readonly name = 'DeviceRefused'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** What a failed ceremony says to the player. */
export const ceremonyText = (failure: unknown): string =>
  failure instanceof DeviceRefused ? text(`passkeys:device.${failure.reason}`) : errorText(failure)

const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.+\])$/

/** Whether passkeys work here: browsers know them on secure pages only, and make none for an IP address. */
export const passkeysWork = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)

/** Whether the browser offers passkeys in the list of a text field. */
export const offersInField = async (): Promise<boolean> =>
  passkeysWork() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true

async function fromDevice<T>(steered: RequestOptions['steered'], ask: () => Promise<T>): Promise<T> {
  // A steered world lets the device refuse as a browser would, without its question.
  if (steered) throw new DeviceRefused('stopped')
  try {
    return await ask()
  } catch (error) {
    throw new DeviceRefused(REASONS[(error as Error).name] ?? 'failed')
  }
}

/** Lets the device make a passkey. @throws DeviceRefused */
export async function makePasskey({ steered, ...optionsJSON }: CreationOptions) {
  const { startRegistration } = await library()
  const made = await fromDevice(steered, () => startRegistration({ optionsJSON }))
  return { ...made, clientExtensionResults: {} }
}

/** Lets the device answer with a passkey: at once, or once the player picks one in a field's list. @throws DeviceRefused */
export async function askForPasskey({ steered, ...optionsJSON }: RequestOptions, useBrowserAutofill = false) {
  const { startAuthentication } = await library()
  const answer = await fromDevice(steered, () =>
    startAuthentication({ optionsJSON, useBrowserAutofill, verifyBrowserAutofillInput: false }),
  )
  return { ...answer, clientExtensionResults: {} }
}

/** Ends the question that is open, if any. */
export const stopAsking = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()
