import MagicString from 'magic-string'
import { child, children, dotted, lineOf, type Node, parse, walk } from '../support/syntax.ts'

/** One small change of a source: a condition, a constant or a call that is left out. */
export interface Mutant {
  /** `fake-server/src/world/clock.ts#12`: the file and the number within it. */
  id: string
  file: string
  line: number
  kind: 'condition' | 'operator' | 'constant' | 'call'
  original: string
  /** What stands there instead; empty for a call that is left out. */
  replacement: string
}

interface Site extends Mutant {
  start: number
  end: number
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '*': '/',
  '/': '*',
  '-': '+',
  '%': '*',
  '&&': '||',
  '||': '&&',
}

/** Tests of these are the whole condition; replacing them by `true` or `false` shows whether it matters. */
const TESTED = new Set(['IfStatement', 'ConditionalExpression', 'WhileStatement'])

/** The mutants of one source, in the order of the source; the same text always gives the same ones. */
export const mutantsOf = (file: string, text: string): Mutant[] =>
  sitesOf(file, text).map(({ start: _start, end: _end, ...mutant }) => mutant)

/**
 * The source with all of its mutants in it, asleep: `__m(12) ? (mutant) : (original)`. The global `__mutants` decides
 * which one is awake and hears which ones a test covers; without it the source behaves as written.
 */
export function instrument(file: string, text: string): string {
  const sites = sitesOf(file, text)
  if (sites.length === 0) return text
  const out = new MagicString(text)
  // A statement that begins with a bracket would be read as part of the line before it.
  walk(parse(file, text), (node) => {
    if (node.type === 'ExpressionStatement' && node.directive === undefined && !isDroppable(node)) {
      out.appendRight(node.start, '{').prependLeft(node.end, '}')
    }
    return undefined
  })
  sites.forEach(({ start, end, kind, replacement }, index) => {
    const [before, after] =
      kind === 'call' ? [`{if(!__m(${index})){`, '}}'] : [`(__m(${index})?(${replacement}):(`, '))']
    out.appendRight(start, before).prependLeft(end, after)
  })
  // Looked up each time: a module may be loaded before `__mutants` is there, and serve several files of tests.
  out.prepend(
    `function __m(i){const g=globalThis.__mutants;if(!g)return false;if(__m.g!==g){__m.g=g;__m.f=g(${JSON.stringify(file)})}return __m.f(i)};`,
  )
  return out.toString()
}

/** The source with one mutant written into it, for what is built before it is tested. */
export function mutated(file: string, text: string, id: string): string {
  const site = sitesOf(file, text).find((known) => known.id === id)
  if (!site) throw new Error(`${file} has no mutant ${id}`)
  const written = site.kind === 'call' ? ';' : `(${site.replacement})`
  return text.slice(0, site.start) + written + text.slice(site.end)
}

function sitesOf(file: string, text: string): Site[] {
  const sites: Site[] = []
  const source = (node: Node) => text.slice(node.start, node.end)
  const add = (node: Node, kind: Mutant['kind'], replacement: string) =>
    sites.push({
      id: `${file}#${sites.length}`,
      file,
      line: lineOf(text, node.start),
      kind,
      original: source(node),
      replacement,
      start: node.start,
      end: node.end,
    })

  const visit = (node: Node, parent: Node | undefined): void => {
    if (isOutOfReach(node)) return
    if (isDroppable(node)) add(node, 'call', '')
    if (parent && TESTED.has(parent.type) && parent.test === node)
      add(node, 'condition', conditionOf(parent, source(node)))
    else if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
      const replacement = otherOperator(node, source)
      if (replacement) add(node, 'operator', replacement)
    } else if (node.type === 'UnaryExpression' && node.operator === '!') {
      add(node, 'operator', source(child(node, 'argument')!))
    }
    const constant = otherConstant(node, parent)
    if (constant !== undefined) add(node, 'constant', constant)
    for (const below of belowOf(node)) visit(below, node)
  }
  visit(parse(file, text), undefined)
  // Outer sites come before the inner ones they hold, as the walk meets them.
  return sites
}

/** How large something is drawn: a pixel more is for eyes, and no test of behaviour should notice it. */
const DRAWN = new Set(['size', 'width', 'height', 'radius', 'strokeWidth'])

/** Types say nothing at run time; what a bundler reads must stay as it is written. */
function isOutOfReach(node: Node): boolean {
  if (node.type === 'JSXAttribute') {
    const name = String(child(node, 'name')?.name)
    return DRAWN.has(name) ? isNumber(node) : name === 'tabIndex' && isNegative(node)
  }
  if (/^(Import|ExportAll)/.test(node.type)) return true
  if (/^TS(?!AsExpression|NonNullExpression|SatisfiesExpression)/.test(node.type)) return true
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return /^(import|URL|RegExp)\b|import\.meta/.test(calleeText(node))
  return false
}

function writtenIn(attribute: Node): Node | undefined {
  const value = child(attribute, 'value')
  return value?.type === 'JSXExpressionContainer' ? child(value, 'expression') : undefined
}

/** `size={22}` */
function isNumber(attribute: Node): boolean {
  const written = writtenIn(attribute)
  return written?.type === 'Literal' && typeof written.value === 'number'
}

/** `tabIndex={-1}`: any other number below zero says the same. */
const isNegative = (attribute: Node): boolean => writtenIn(attribute)?.type === 'UnaryExpression'

const calleeText = (node: Node) => {
  const callee = child(node, 'callee')!
  const object = callee.type === 'MemberExpression' ? child(callee, 'object') : undefined
  return object?.type === 'MetaProperty' ? 'import.meta' : dotted(callee).join('.')
}

const isDroppable = (node: Node): boolean => {
  if (node.type !== 'ExpressionStatement') return false
  const expression = child(node, 'expression')!
  const called = expression.type === 'AwaitExpression' ? child(expression, 'argument')! : expression
  return called.type === 'CallExpression' && calleeText(called) !== 'super' && child(called, 'callee')!.type !== 'Super'
}

/** What stands below a node and is evaluated: no types, no names of properties, no patterns of a bundler. */
function belowOf(node: Node): Node[] {
  const skipped = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'superTypeArguments'])
  if (/Property(Definition)?$|MethodDefinition/.test(node.type) && !node.computed) skipped.add('key')
  return Object.entries(node).flatMap(([key]) => {
    if (skipped.has(key)) return []
    const one = child(node, key)
    return one ? [one] : children(node, key)
  })
}

/** A condition that is taken for granted; one that stands in a loop ends it instead of running for ever. */
const conditionOf = (parent: Node, written: string) => (parent.type === 'WhileStatement' ? 'false' : `!(${written})`)

function otherOperator(node: Node, source: (node: Node) => string): string | undefined {
  const operator = String(node.operator)
  const left = child(node, 'left')!
  const right = child(node, 'right')!
  if (left.type === 'PrivateIdentifier') return undefined
  if (operator === '??') return source(left)
  if (operator === '+') return isText(left) || isText(right) ? undefined : `${source(left)} - ${source(right)}`
  const other = OPPOSITE[operator]
  return other && `(${source(left)}) ${other} (${source(right)})`
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' &&
    node.operator === '+' &&
    (isText(child(node, 'left')!) || isText(child(node, 'right')!)))

/** Strings count where they decide or are answered, not where they are names for somebody else (keys, classes). */
const DECIDING = new Set([
  'BinaryExpression',
  'SwitchCase',
  'ReturnStatement',
  'ConditionalExpression',
  'Property',
  'AssignmentPattern',
])

function otherConstant(node: Node, parent: Node | undefined): string | undefined {
  if (node.type !== 'Literal' || !parent) return undefined
  if (typeof node.value === 'number') return parent.type === 'MemberExpression' ? undefined : String(node.value + 1)
  if (typeof node.value === 'boolean') return String(!node.value)
  if (typeof node.value !== 'string' || !DECIDING.has(parent.type)) return undefined
  return node.value === '' ? "'mutated'" : "''"
}
