/** One line of a value written as JSON. */
export interface JsonLine {
  depth: number
  text: string
  /** The path as code: `games[3].name`; the opening and closing bracket of a value have the same. */
  path: string
  value: unknown
}

type Write = (line: JsonLine) => void

/** Formats a value as indented JSON, one line at a time. */
export function jsonLines(value: unknown): JsonLine[] {
  const lines: JsonLine[] = []
  write(value, '', '', '', 0, (line) => lines.push(line))
  return lines
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null
export const entriesOf = (value: object): [string, unknown][] =>
  Array.isArray(value) ? value.map((item, index) => [String(index), item]) : Object.entries(value)

/** The path of a field or an item. */
export function pathTo(path: string, name: string, isArray: boolean): string {
  if (isArray) return `${path}[${name}]`
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `${path}[${JSON.stringify(name)}]`
  return path === '' ? name : `${path}.${name}`
}

export const labelOf = (name: string, isArray: boolean) => (isArray ? '' : `${JSON.stringify(name)}: `)

export function write(value: unknown, label: string, path: string, comma: string, depth: number, to: Write): void {
  if (!isPlain(value) || entriesOf(value).length === 0) {
    to({ depth, text: `${label}${JSON.stringify(value) ?? 'null'}${comma}`, path, value })
    return
  }
  const isArray = Array.isArray(value)
  const entries = entriesOf(value)
  to({ depth, text: `${label}${isArray ? '[' : '{'}`, path, value })
  entries.forEach(([name, item], index) => {
    write(
      item,
      labelOf(name, isArray),
      pathTo(path, name, isArray),
      index < entries.length - 1 ? ',' : '',
      depth + 1,
      to,
    )
  })
  to({ depth, text: `${isArray ? ']' : '}'}${comma}`, path, value })
}
