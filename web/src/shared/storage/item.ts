import * as z from 'zod/mini'

/** One value on the device, checked at every read: what does not fit its schema counts as absent. */
export interface StoredItem<T> {
  readonly key: string
  read(): T | undefined
  write(value: T): void
  remove(): void
  /** Calls back when another tab, or this one, changes the value; returns how to stop. */
  subscribe(listener: () => void): () => void
}

type Area = 'local' | 'session'

interface ItemOptions {
  area?: Area
}

/** A value kept as it is: `dark`, `EN`, `1`. */
export const textItem = <S extends z.core.$ZodType<string>>(key: string, schema: S, options?: ItemOptions) =>
  item<z.output<S>>(
    key,
    options,
    (text) => z.safeParse(schema, text),
    (value) => value,
  )

/** A value kept as JSON. */
export const jsonItem = <S extends z.core.$ZodType>(key: string, schema: S, options?: ItemOptions) =>
  item<z.output<S>>(key, options, (text) => z.safeParse(schema, parsed(text)), JSON.stringify)

function item<T>(
  key: string,
  { area = 'local' }: ItemOptions = {},
  decode: (text: string) => { success: boolean; data?: T },
  encode: (value: T) => string,
): StoredItem<T> {
  return {
    key,
    read() {
      const text = attempt(() => storageOf(area).getItem(key))
      return text == null ? undefined : attempt(() => decode(text).data)
    },
    write(value) {
      attempt(() => storageOf(area).setItem(key, encode(value)))
      announce(key)
    },
    remove() {
      attempt(() => storageOf(area).removeItem(key))
      announce(key)
    },
    subscribe(listener) {
      const here = (event: Event) => (event as CustomEvent<string>).detail === key && listener()
      // A cleared storage arrives with key null.
      const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && listener()
      changes.addEventListener('change', here)
      addEventListener('storage', elsewhere)
      return () => {
        changes.removeEventListener('change', here)
        removeEventListener('storage', elsewhere)
      }
    },
  }
}

const changes = new EventTarget()
const announce = (key: string) => changes.dispatchEvent(new CustomEvent('change', { detail: key }))

export const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** Private windows, full quotas and blocked cookies make storage throw; the app goes on without it. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const parsed = (text: string): unknown => attempt(() => JSON.parse(text))
