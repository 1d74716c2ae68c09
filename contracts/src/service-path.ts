const KEY_LENGTH = 8

/** Decodes an obfuscated path: Base64 XORed with the 8 characters at its end (spec §3); undefined for another text. */
export function decodedPath(path: string): string | undefined {
  const key = path.slice(-KEY_LENGTH)
  try {
    const masked = Uint8Array.from(atob(path.slice(0, -KEY_LENGTH)), (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      masked.map((byte, index) => byte ^ key.charCodeAt(index % KEY_LENGTH)),
    )
  } catch {
    return undefined
  }
}
