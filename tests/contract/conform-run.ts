import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runConform } from '../../fake-server/src/start/run-conform.ts'
import { commandApart, commandHere } from '../support/run-command.ts'

export interface ReportJson {
  calls: number
  seen: number
  deviations: number
  endpoints: {
    name: string
    calls: number
    codes: Record<string, number>
    deviations: { kind: string; path: string }[]
  }[]
  unknown: { kind: string; path: string }[]
}

export const folder = mkdtempSync(join(tmpdir(), 'understudy-conform-'))
/** Writes a file with that content, or only returns its path. */
export const file = (name: string, content?: unknown) => {
  const path = join(folder, name)
  if (content !== undefined) writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
export const reportIn = (path: string): ReportJson => JSON.parse(readFileSync(path, 'utf8'))
/** Formats each deviation as one line, without the values found. */
export const differences = ({ endpoints, unknown }: ReportJson) => [
  ...endpoints.flatMap(({ name, deviations }) => deviations.map(({ kind, path }) => `${name} ${kind} ${path}`)),
  ...unknown.map(({ kind, path }) => `${kind} ${path}`),
]

export const conformApart = (...args: string[]) => commandApart('scripts/conform.mjs', args)
export const conform = (...args: string[]) => commandHere(runConform, args)
