import { create } from 'zustand'
import { bytesOf } from './base64.ts'
import { tabMemory } from './tab-memory.ts'

/** In the address, `#capsule=` and the Base64 of a small capsule. */
const IN_ADDRESS = /^#capsule=([\w+/%=-]+)$/
const ENDING = '.capsule'

/** The capsule that was dropped on the page or stands in its address, until it is looked at. */
export const useGivenCapsule = create<{ file: File | undefined }>(() => ({ file: undefined }))

/** Shows what the capsule contains; nothing is made of it before a tap. */
function show(file: File): void {
  useGivenCapsule.setState({ file })
  tabMemory.set({ open: true, section: 'handOver' })
}

/** Waits for capsules that are dropped on the page, and takes the one of the address out of it. */
export function listenForCapsules(): void {
  addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  addEventListener('drop', (event) => {
    const file = [...(event.dataTransfer?.files ?? [])].find(({ name }) => name.endsWith(ENDING))
    if (!file) return
    event.preventDefault()
    show(file)
  })
  const [, text] = IN_ADDRESS.exec(location.hash) ?? []
  if (text === undefined) return
  history.replaceState(history.state, '', location.pathname + location.search)
  show(new File([bytesOrNone(text)], `address${ENDING}`))
}

/** No bytes for what is no Base64: the server's refusal says what is wrong. */
function bytesOrNone(text: string): Uint8Array<ArrayBuffer> {
  try {
    const plain = decodeURIComponent(text).replaceAll('-', '+').replaceAll('_', '/')
    return bytesOf(plain)
  } catch {
    return new Uint8Array()
  }
}
