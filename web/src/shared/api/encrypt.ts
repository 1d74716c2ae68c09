let key: Promise<CryptoKey> | undefined

/** Forgets the server's key: the server may have been restarted since. */
export const forgetKey = () => {
  key = undefined
}

const importKey = (spki: string) =>
  crypto.subtle.importKey('spki', bytesOf(spki), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])

/**
 * Encrypts a body with AES-256-GCM and wraps the key with RSA-OAEP-256. Browsers have no `crypto.subtle` on plain HTTP
 * other than localhost; there the body is sent unencrypted and the server decides.
 */
export async function encrypted(
  body: unknown,
  fetchKey: () => Promise<{ spki: string }>,
): Promise<{ body: string; encryption?: string }> {
  const plain = JSON.stringify(body)
  if (!crypto.subtle) return { body: plain }
  key ??= fetchKey()
    .then(({ spki }) => importKey(spki))
    .catch((error) => {
      forgetKey()
      throw error
    })
  const [wrapping, secret] = await Promise.all([
    key,
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']),
  ])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const [sealed, wrapped] = await Promise.all([
    crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, new TextEncoder().encode(plain)),
    crypto.subtle.exportKey('raw', secret).then((raw) => crypto.subtle.encrypt({ name: 'RSA-OAEP' }, wrapping, raw)),
  ])
  const value = base64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
  return { body: JSON.stringify({ value }), encryption: base64(new Uint8Array(wrapped)) }
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
