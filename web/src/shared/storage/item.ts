import { basePath } from '../navigation/base'

/** A validator of stored values, such as a zod schema. */
export interface Schema<T> {
  readonly '~standard': { readonly validate: (value: unknown) => Result<T> | Promise<Result<T>> }
}
type Result<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly unknown[] }

/** A value stored on the device, validated at every read: an invalid one counts as absent. */
export interface StoredItem<T> {
  readonly key: string
  read(): T | undefined
  write(value: T): void
  remove(): void
  /** Calls back when this or another tab changes the value; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

type Area = 'local' | 'session'

interface ItemOptions {
  area?: Area
}

/** A value stored as plain text: `dark`, `EN`, `1`. */
export const textItem = <T extends string>(key: string, schema: Schema<T>, options?: ItemOptions) =>
  item<T>(
    key,
    options,
    (text) => checked(schema, text),
    (value) => value,
  )

/** A value stored as JSON. */
export const jsonItem = <T>(key: string, schema: Schema<T>, options?: ItemOptions) =>
  item<T>(key, options, (text) => checked(schema, JSON.parse(text)), JSON.stringify)

function checked<T>(schema: Schema<T>, value: unknown): T | undefined {
  const result = schema['~standard'].validate(value)
  return 'value' in result ? result.value : undefined
}

function item<T>(
  key: string,
  { area = 'local' }: ItemOptions = {},
  decode: (text: string) => T | undefined,
  encode: (value: T) => string,
): StoredItem<T> {
  const name = `${area} ${key}`
  return {
    key,
    read() {
      const text = unsaved.get(name) ?? attempt(() => storageOf(area).getItem(here(key)))
      return text == null ? undefined : attempt(() => decode(text))
    },
    write(value) {
      const text = encode(value)
      const isSaved = attempt(() => {
        storageOf(area).setItem(here(key), text)
        return true
      })
      if (isSaved) unsaved.delete(name)
      else unsaved.set(name, text)
      announce(key)
    },
    remove() {
      removeStored(area, key)
      announce(key)
    },
    subscribe(listener) {
      const onChange = (event: Event) => (event as CustomEvent<string>).detail === key && listener()
      // When storage is cleared, the event's key is null.
      const elsewhere = (event: StorageEvent) => (event.key === here(key) || event.key === null) && listener()
      changes.addEventListener('change', onChange)
      addEventListener('storage', elsewhere)
      return () => {
        changes.removeEventListener('change', onChange)
        removeEventListener('storage', elsewhere)
      }
    },
  }
}

/** Values that the device could not store (blocked, or full), kept until the page is left. */
const unsaved = new Map<string, string>()

const changes = new EventTarget()
const announce = (key: string) => changes.dispatchEvent(new CustomEvent('change', { detail: key }))

/** Folders at several paths of one origin share its storage, so each of them has keys of its own. */
const here = (key: string) => basePath() + key

const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** Removes a value, also one that the device did not store. */
export function removeStored(area: Area, key: string): void {
  unsaved.delete(`${area} ${key}`)
  attempt(() => storageOf(area).removeItem(here(key)))
}

/** The stored texts of these keys that have at most `longest` characters. */
export function storedTexts(area: Area, keys: readonly string[], longest: number): Record<string, string> {
  const texts = keys.map((key) => [key, attempt(() => storageOf(area).getItem(here(key)))] as const)
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= longest),
  )
}

/** Empties the storage of the tab. */
export function clearTabStorage(): void {
  for (const name of unsaved.keys()) if (name.startsWith('session ')) unsaved.delete(name)
  attempt(() => storageOf('session').clear())
}

/** Storage throws in private windows, with a full quota and with blocked cookies; the app works without it. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
