import { parseSync } from 'vite'
import { type Node, walk } from './syntax.ts'

/** What the comments of the contracts say of fields, by file, and in which file each endpoint stands. */
export interface FieldComments {
  fileOf: Record<string, string>
  /** Under `*` what files without endpoints say, whose schemas all others use. */
  fields: Record<string, Record<string, string>>
}

interface Found {
  field: string
  text: string
}

/** One sentence or more, on one line, with a capital and a full stop. */
export function asSentence(comment: string): string {
  const text = comment
    .replace(/^\*+/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll('`', '')
    .trim()
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** The doc comments before the properties of one file. */
function commentsOf(file: string, text: string): Found[] {
  const { program, comments } = parseSync(file, text)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const found: Found[] = []
  walk(program as unknown as Node, (node) => {
    if (node.type !== 'Property') return
    const doc = docs.find(({ end }) => end <= node.start && text.slice(end, node.start).trim() === '')
    const key = node.key as Node & { name?: string; value?: string }
    const field = key.name ?? key.value
    if (doc && field !== undefined) found.push({ field, text: asSentence(doc.value) })
    return undefined
  })
  return found
}

const ENDPOINT_NAME = /^\s+name: '(\w+\.\w+)',$/gm
const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** A comment counts for its file where all comments on fields of that name agree there. */
export function fieldComments(files: readonly { file: string; text: string }[]): FieldComments {
  const said = new Map<string, Map<string, Set<string>>>()
  const fileOf: [string, string][] = []
  for (const { file, text } of files) {
    const endpoints = [...text.matchAll(ENDPOINT_NAME)].map(([, name = '']) => name)
    const scope = endpoints.length === 0 ? '*' : file
    const fields = said.get(scope) ?? new Map<string, Set<string>>()
    for (const { field, text: words } of commentsOf(file, text))
      fields.set(field, (fields.get(field) ?? new Set()).add(words))
    if (fields.size > 0) said.set(scope, fields)
    for (const name of endpoints) if (scope !== '*' && fields.size > 0) fileOf.push([name, file])
  }
  const agreed = (fields: ReadonlyMap<string, ReadonlySet<string>>) =>
    [...fields].flatMap(([field, texts]) => (texts.size === 1 ? [[field, [...texts][0] ?? ''] as const] : []))
  return {
    fileOf: Object.fromEntries(fileOf.sort(byKey)),
    fields: Object.fromEntries(
      [...said].sort(byKey).map(([scope, fields]) => [scope, Object.fromEntries(agreed(fields).sort(byKey))]),
    ),
  }
}
