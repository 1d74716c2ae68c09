/** Characters per call: some engines limit the number of arguments. */
const CHUNK = 0x8000

export function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let offset = 0; offset < bytes.length; offset += CHUNK)
    text += String.fromCharCode(...bytes.subarray(offset, offset + CHUNK))
  return btoa(text)
}

export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
