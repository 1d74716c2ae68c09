import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { child, children, type Node } from './syntax.ts'

/** A shape in the contracts: its fields with their comments, '' where there is none. */
type Shape = Record<string, string>
/** The shapes of each endpoint or named schema, by what is sent and what is answered. */
type FieldComments = Record<string, Record<Side, Shape[]>>
type Side = 'request' | 'response'

const SIDE_OF: Readonly<Record<string, Side>> = {
  params: 'request',
  query: 'request',
  headers: 'request',
  body: 'request',
  reply: 'response',
}
/** Schemas that the document has by name, and not as a part of an endpoint. */
const NAMED = new Set(['Failure', 'Problem', 'WorldEvent'])
/** Zod functions whose object argument does not describe fields. */
const TAKES_SHAPE = /^(object|strictObject|looseObject|extend|safeExtend)$/

/** Where a comment says which requirement or part of the specification it follows; outsiders have neither. */
const SOURCES = /\s*\((?:[A-Z]{2,10}-\d{3}|spec §)[^)]*\)/g

/** One sentence or more, on one line, with a capital and a full stop. */
function asSentence(comment: string): string {
  const text = comment
    .replace(/^\*+/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll('`', '')
    .replace(SOURCES, '')
    .trim()
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** A file of contracts: what its names stand for, here or in another file, and the comments before its fields. */
interface Source {
  declared: Map<string, Node>
  imported: Map<string, { file: string; name: string }>
  commentBefore(node: Node): string
}

function sourceOf(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text)
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  const source: Source = {
    declared: new Map(),
    imported: new Map(),
    commentBefore(node) {
      const doc = docs.find(({ end }) => end <= node.start && text.slice(end, node.start).trim() === '')
      return doc ? asSentence(doc.value) : ''
    },
  }
  for (const statement of children(program as unknown as Node, 'body')) {
    if (statement.type === 'ImportDeclaration') {
      const from = join(dirname(file), String(child(statement, 'source')?.value))
      for (const specifier of children(statement, 'specifiers'))
        source.imported.set(nameIn(specifier, 'local'), { file: from, name: nameIn(specifier, 'imported') })
    }
    const declaration = child(statement, 'declaration') ?? statement
    if (declaration.type === 'FunctionDeclaration') source.declared.set(nameIn(declaration, 'id'), declaration)
    for (const declarator of children(declaration, 'declarations')) {
      const value = child(declarator, 'init')
      if (value) source.declared.set(nameIn(declarator, 'id'), value)
    }
  }
  return source
}

const nameIn = (node: Node, key: string) => String(child(node, key)?.name ?? '')

/** A node with the file in which its names are to be looked up. */
interface Place {
  node: Node
  source: Source
}

/**
 * The comments that describe fields, by the shapes in which they stand. They are comments and not `z.meta`, because the
 * app imports the contracts: their texts would travel to every phone.
 */
export function fieldComments(files: readonly { file: string; text: string }[]): FieldComments {
  const sources = new Map(files.map(({ file, text }) => [file, sourceOf(file, text)]))

  function resolved(name: string, source: Source): Place | undefined {
    const node = source.declared.get(name)
    if (node) return { node, source }
    const { file, name: original } = source.imported.get(name) ?? {}
    const other = file === undefined ? undefined : sources.get(file)
    return other && original !== undefined ? resolved(original, other) : undefined
  }

  /** Visits every shape that a schema is made of. */
  function visitShapes(place: Place, visit: (shape: Shape) => void, seen = new Set<Node>()): void {
    const { node, source } = place
    if (seen.has(node)) return
    seen.add(node)
    const visitAll = (nodes: readonly Node[]) => {
      for (const one of nodes) visitShapes({ node: one, source }, visit, seen)
    }
    if (node.type === 'Identifier') {
      const target = resolved(String(node.name), source)
      if (target) visitShapes(target, visit, seen)
    } else if (node.type === 'CallExpression') {
      const callee = child(node, 'callee')
      if (callee && callee.type !== 'MemberExpression') visitAll([callee])
      else if (callee) visitAll([child(callee, 'object')].filter((one) => one !== undefined))
      const isShape = callee?.type !== 'MemberExpression' || TAKES_SHAPE.test(nameIn(callee, 'property'))
      visitAll(children(node, 'arguments').filter(({ type }) => isShape || type !== 'ObjectExpression'))
    } else if (node.type === 'ObjectExpression') {
      const shape: Shape = {}
      for (const property of children(node, 'properties')) {
        const isField = property.type === 'Property'
        const key = child(property, 'key')
        if (isField) shape[String(key?.name ?? key?.value)] = source.commentBefore(property)
        visitAll([child(property, isField ? 'value' : 'argument')].filter((one) => one !== undefined))
      }
      visit(shape)
    } else {
      const parts = Object.entries(node).filter(([key]) => key !== 'typeAnnotation' && key !== 'typeArguments')
      visitAll(
        parts
          .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
          .filter((value): value is Node => typeof (value as Node | null)?.type === 'string'),
      )
    }
  }

  /** The properties of an object that other objects may be spread into. */
  function propertiesOf({ node, source }: Place): [string, Place][] {
    if (node.type === 'Identifier') {
      const target = resolved(String(node.name), source)
      return target ? propertiesOf(target) : []
    }
    if (/^TS(As|Satisfies)Expression$/.test(node.type)) {
      const inner = child(node, 'expression')
      return inner ? propertiesOf({ node: inner, source }) : []
    }
    return children(node, 'properties').flatMap((property): [string, Place][] => {
      const value = child(property, property.type === 'Property' ? 'value' : 'argument')
      if (!value) return []
      return property.type === 'Property'
        ? [[nameIn(property, 'key'), { node: value, source }]]
        : propertiesOf({ node: value, source })
    })
  }

  /** The shapes of a side, each once; those without comments too, as they may be the ones a field belongs to. */
  function commentsOn(side: Side, parts: readonly [string, Place][]): Shape[] {
    const shapes = new Map<string, Shape>()
    for (const [part, place] of parts)
      if (SIDE_OF[part] === side) visitShapes(place, (shape) => shapes.set(JSON.stringify(shape), shape))
    return [...shapes.values()].filter((shape) => Object.keys(shape).length > 0)
  }

  const endpoints: [string, Record<Side, Shape[]>][] = []
  for (const source of sources.values())
    for (const [name, node] of source.declared)
      if (NAMED.has(name))
        endpoints.push([name, { request: [], response: commentsOn('response', [['reply', { node, source }]]) }])
  for (const source of sources.values())
    for (const node of source.declared.values()) {
      if (node.type !== 'CallExpression' || nameIn(node, 'callee') !== 'endpoint') continue
      const [definition] = children(node, 'arguments')
      const parts = definition ? propertiesOf({ node: definition, source }) : []
      const name = parts.find(([part]) => part === 'name')?.[1].node.value
      if (typeof name !== 'string') continue
      endpoints.push([name, { request: commentsOn('request', parts), response: commentsOn('response', parts) }])
    }
  return Object.fromEntries(endpoints.sort(([a], [b]) => (a < b ? -1 : 1)))
}
