/** One line of a value written as JSON. */
export interface JsonLine {
  depth: number
  text: string
  value: unknown
}

type Write = (line: JsonLine) => void

/** Formats a value as indented JSON, one line at a time. */
export function jsonLines(value: unknown): JsonLine[] {
  const lines: JsonLine[] = []
  write(value, '', '', 0, (line) => lines.push(line))
  return lines
}

export const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null
export const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value) ? value.map((item, index) => [String(index), item]) : Object.entries(value)

export const labelOf = (name: string, isArray: boolean) => (isArray ? '' : `${JSON.stringify(name)}: `)

export function write(value: unknown, label: string, comma: string, depth: number, to: Write): void {
  if (!isGroup(value) || entriesOf(value).length === 0) {
    to({ depth, text: `${label}${JSON.stringify(value) ?? 'null'}${comma}`, value })
    return
  }
  const isArray = Array.isArray(value)
  const entries = entriesOf(value)
  to({ depth, text: `${label}${isArray ? '[' : '{'}`, value })
  entries.forEach(([name, item], index) => {
    write(item, labelOf(name, isArray), index < entries.length - 1 ? ',' : '', depth + 1, to)
  })
  to({ depth, text: `${isArray ? ']' : '}'}${comma}`, value })
}
