import { useState } from 'react'

/** URLs of pictures that failed to load; those that failed offline are retried when the network is back. */
export function useFailedPictures() {
  const [failed, setFailed] = useState<readonly string[]>([])
  return {
    failed,
    fails(src: string) {
      setFailed((before) => [...before, src])
      if (!navigator.onLine) addEventListener('online', () => setFailed([]), { once: true })
    },
  }
}
