import { useRef, useState } from 'react'

/**
 * Switches that belong to one stored object: a change is shown at once, those made while one is being saved are saved next,
 * together, and a failure takes back what is not saved. `save` resolves to undefined when it failed.
 */
export function useChanges<T extends object>(saved: T, save: (whole: T) => Promise<T | undefined>) {
  const [wished, setWished] = useState<Partial<T>>({})
  const waiting = useRef<Partial<T>>({})
  const isSaving = useRef(false)

  async function saveAll() {
    let stored = saved
    while (Object.keys(waiting.current).length > 0) {
      const whole = { ...stored, ...waiting.current }
      waiting.current = {}
      const reply = await save(whole)
      if (!reply) break
      stored = reply
    }
    waiting.current = {}
    isSaving.current = false
    setWished({})
  }

  const change = (changed: Partial<T>) => {
    waiting.current = { ...waiting.current, ...changed }
    setWished((before) => ({ ...before, ...changed }))
    if (isSaving.current) return
    isSaving.current = true
    void saveAll()
  }
  return { shown: { ...saved, ...wished }, change }
}
