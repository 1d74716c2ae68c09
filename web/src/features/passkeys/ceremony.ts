import type { CreationOptions, RequestOptions } from '@understudy/contracts/passkeys'
import { errorText } from '@/shared/api'
import { text } from '@/shared/i18n'

/** Loaded when a passkey is first used. */
const library = () => import('@simplewebauthn/browser')

type Reason = 'stopped' | 'exists' | 'address' | 'failed'

/** Names of the browsers' errors. They do not tell whether the player cancelled or the device has no passkey. */
const REASONS: Readonly<Record<string, Reason>> = {
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'exists',
  SecurityError: 'address',
}

/** Thrown when the device returned no passkey. */
export class DeviceRefused extends Error {
  override readonly name = 'DeviceRefused'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

/** The text that the player reads after a failed ceremony. */
export const ceremonyText = (failure: unknown): string =>
  failure instanceof DeviceRefused ? text(`passkeys:device.${failure.reason}`) : errorText(failure)

const IP_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.+\])$/

/** Whether passkeys work here: browsers support them on secure pages only, and not for an IP address. */
export const passkeysWork = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname)

/** Whether the browser can offer passkeys in the suggestions of a text field. */
export const offersInField = async (): Promise<boolean> =>
  passkeysWork() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true

async function fromDevice<T>(steered: RequestOptions['steered'], ask: () => Promise<T>): Promise<T> {
  // A world can be set to refuse passkeys as a device would, without its dialog.
  if (steered) throw new DeviceRefused('stopped')
  try {
    return await ask()
  } catch (error) {
    throw new DeviceRefused(REASONS[(error as Error).name] ?? 'failed')
  }
}

/** Asks the device to create a passkey. @throws DeviceRefused */
export async function makePasskey({ steered, ...optionsJSON }: CreationOptions) {
  const { startRegistration } = await library()
  const credential = await fromDevice(steered, () => startRegistration({ optionsJSON }))
  return { ...credential, clientExtensionResults: {} }
}

/**
 * Asks the device to sign with a passkey: in a dialog, or when the player picks one in a field's suggestions. @throws
 * DeviceRefused
 */
export async function askForPasskey({ steered, ...optionsJSON }: RequestOptions, useBrowserAutofill = false) {
  const { startAuthentication } = await library()
  const answer = await fromDevice(steered, () =>
    startAuthentication({ optionsJSON, useBrowserAutofill, verifyBrowserAutofillInput: false }),
  )
  return { ...answer, clientExtensionResults: {} }
}

/**
 * Tells browser and password manager that the platform knows a passkey no longer, so that they stop to offer it. Not every
 * browser can be told.
 */
export const signalUnknown = (credentialId: string): void =>
  void (window.PublicKeyCredential as Partial<Signals> | undefined)
    ?.signalUnknownCredential?.({ rpId: location.hostname, credentialId })
    .catch(() => {})

interface Signals {
  signalUnknownCredential(passkey: { rpId: string; credentialId: string }): Promise<void>
}

/** Cancels the pending request, if any. */
export const stopAsking = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()
