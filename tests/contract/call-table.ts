import type { DocumentedCall } from './calls.ts'

const files = import.meta.glob<Record<string, DocumentedCall>>('./calls/*.calls.ts', { eager: true, import: 'default' })
const documented = Object.entries(Object.assign({}, ...Object.values(files)) as Record<string, DocumentedCall>)

/** The documented call table: method and path of every call, each in the file of its feature. */
export const CALLS = Object.fromEntries(documented.map(([name, { at }]) => [name, at]))

/** A good input of every platform call. */
export const SAMPLES = Object.fromEntries(
  documented.flatMap(([name, { sample }]) => (sample ? [[name, sample] as const] : [])),
)

/** Who makes the call of a sample. */
export const CALLERS = Object.fromEntries(
  documented.flatMap(([name, { caller }]) => (caller ? [[name, caller] as const] : [])),
)
