import { useState } from 'react'

/** Addresses that led nowhere; those that failed without a network get another chance when it is back. */
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
