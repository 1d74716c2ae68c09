import { entriesOf, isGroup, type JsonLine, labelOf, write } from './json-lines.ts'

/** A line of a comparison of two values: in both, only in the first (`-`), or only in the second (`+`). */
export interface DiffLine extends JsonLine {
  sign: ' ' | '-' | '+'
}

/** Compares two values by the names of their fields, and lists item by item. */
export function diffOf(before: unknown, after: unknown): DiffLine[] {
  const lines: DiffLine[] = []
  compare(before, after, '', 0, (line) => lines.push(line))
  return lines
}

type Tell = (line: DiffLine) => void

function compare(before: unknown, after: unknown, label: string, depth: number, tell: Tell): void {
  const writeValue = (sign: DiffLine['sign'], value: unknown) =>
    write(value, label, '', depth, (line) => tell({ ...line, sign }))
  if (isGroup(before) && isGroup(after) && Array.isArray(before) === Array.isArray(after)) {
    compareParts(before, after, label, depth, tell)
  } else if (before === after) writeValue(' ', before)
  else {
    writeValue('-', before)
    writeValue('+', after)
  }
}

function compareParts(before: object, after: object, label: string, depth: number, tell: Tell): void {
  const isArray = Array.isArray(before)
  const [first, second] = [new Map(entriesOf(before)), new Map(entriesOf(after))]
  tell({ sign: ' ', depth, text: `${label}${isArray ? '[' : '{'}`, value: after })
  for (const name of new Set([...first.keys(), ...second.keys()])) {
    const inner = labelOf(name, isArray)
    const one = (sign: '-' | '+', value: unknown) =>
      write(value, inner, '', depth + 1, (line) => tell({ ...line, sign }))
    if (!second.has(name)) one('-', first.get(name))
    else if (!first.has(name)) one('+', second.get(name))
    else compare(first.get(name), second.get(name), inner, depth + 1, tell)
  }
  tell({ sign: ' ', depth, text: isArray ? ']' : '}', value: after })
}

/** A line that is shown, or several equal lines that are collapsed. */
export type Folded = { kind: 'line'; line: DiffLine } | { kind: 'fold'; at: number; lines: DiffLine[] }

/** Equal lines shown before and after a change. */
const AROUND = 2
/** The fewest equal lines that are collapsed. */
const WORTH = 3

export function foldEqual(lines: readonly DiffLine[]): Folded[] {
  const near = new Set<number>()
  lines.forEach(({ sign }, index) => {
    if (sign === ' ') return
    for (let beside = index - AROUND; beside <= index + AROUND; beside += 1) near.add(beside)
  })
  const folded: Folded[] = []
  for (let index = 0; index < lines.length; ) {
    let end = index
    while (end < lines.length && !near.has(end)) end += 1
    if (end - index >= WORTH) {
      folded.push({ kind: 'fold', at: index, lines: lines.slice(index, end) })
      index = end
    } else {
      const line = lines[index]
      if (line) folded.push({ kind: 'line', line })
      index += 1
    }
  }
  return folded
}
