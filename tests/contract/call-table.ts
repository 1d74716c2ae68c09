import { globSync } from 'node:fs'
import type { DocumentedCall } from './calls.ts'

type Documented = Record<string, DocumentedCall>

const files = globSync('calls/*.calls.ts', { cwd: import.meta.dirname }).sort()
const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<{ default: Documented }>))
const documented = Object.entries<DocumentedCall>(Object.assign({}, ...modules.map((module) => module.default)))

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
