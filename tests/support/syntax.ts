import { parseSync } from 'vite'

/** A node of the syntax tree, loosely typed: check its `type` first. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export function parse(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text)
  const [first] = errors
  if (first) throw new Error(`${file}: ${first.message}`)
  return program as unknown as Node
}

/** Calls `visit` for a node and everything below it; a `true` means that what is below was dealt with. */
export function walk(node: Node, visit: (node: Node) => boolean | undefined): void {
  if (visit(node)) return
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) if (isNode(item)) walk(item, visit)
    if (isNode(value)) walk(value, visit)
  }
}

export const child = (node: Node, key: string): Node | undefined => {
  const value = node[key]
  return isNode(value) ? value : undefined
}

export const children = (node: Node, key: string): Node[] => {
  const value = node[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** `a.b.c` and `a['b']` as names; what is no name reads as `?`. */
export function dotted(node: Node): string[] {
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'MemberExpression') {
    const property = child(node, 'property')
    const name = property?.type === 'Literal' ? String(property.value) : node.computed ? '?' : String(property?.name)
    return [...dotted(child(node, 'object')!), name]
  }
  return ['?']
}

/** The text of a string as far as it is written down: the blanks of a template and of a sum stay out. */
export function literalText(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') {
    const parts = children(node, 'quasis').map((part) => (part.value as { cooked: string }).cooked)
    return parts.join('…')
  }
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [literalText(child(node, 'left')), literalText(child(node, 'right'))]
    return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`
  }
  return undefined
}

export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
