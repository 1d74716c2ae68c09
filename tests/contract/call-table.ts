import type { DocumentedCall } from './calls.ts'

const files = import.meta.glob<Record<string, DocumentedCall>>('./calls/*.calls.ts', { eager: true, import: 'default' })
const documented = Object.entries(Object.assign({}, ...Object.values(files)) as Record<string, DocumentedCall>)

/** Method and path of every call, as documented in the files of the features. */
export const CALLS = Object.fromEntries(documented.map(([name, { at }]) => [name, at]))

/** A valid input of every platform call. */
export const SAMPLES = Object.fromEntries(
  documented.flatMap(([name, { sample }]) => (sample ? [[name, sample] as const] : [])),
)

/** The actor who makes a sample's call. */
export const CALLERS = Object.fromEntries(
  documented.flatMap(([name, { caller }]) => (caller ? [[name, caller] as const] : [])),
)
