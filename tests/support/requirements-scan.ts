import { child, children, dotted, lineOf, literalText, type Node, parse, walk } from './syntax.ts'

export type Level = 'unit' | 'contract' | 'e2e'

export interface FoundTest {
  file: string
  line: number
  title: string
  level: Level
  ids: string[]
  /** Whether only `npm test -- --all` runs it, so that it proves no row by itself. */
  onlyInAll: boolean
}

/** Modifiers that skip a test or others: such a test would count as proof without being one. */
export interface Sleeper {
  file: string
  line: number
  how: string
}

/** A title with a requirement's id in it, whose place is the tags. */
export interface MisplacedId {
  file: string
  line: number
  id: string
}

export interface Scan {
  tests: FoundTest[]
  misplaced: MisplacedId[]
  sleepers: Sleeper[]
}

const TESTS = new Set(['it', 'test'])
const GROUPS = new Set(['describe', 'suite'])
const ASLEEP = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf', 'fail', 'fails'])
const ASLEEP_NAMES = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])
/** Members of `it` and `test` that declare no test of their own. */
const NO_TEST = new Set([
  'describe',
  'step',
  'use',
  'extend',
  'expect',
  'info',
  'slow',
  'setTimeout',
  'configure',
  'scoped',
])
const HOOK = /^(before|after|around|on)[A-Z]/

const ID = /\b[A-Z][A-Z0-9]+-\d{3}\b/g
const ID_TAG = /^[A-Z][A-Z0-9]+-\d{3}$/
/** The tag of a whole file for Vitest. */
const FILE_TAG = /^\/\/ @module-tag (\S+)$/gm

export const levelOf = (file: string): Level => {
  if (/[.]e2e[.]ts$/.test(file)) return 'e2e'
  return /(^|\/)tests\/(contract|process)\/|[.]contract[.]test[.]tsx?$/.test(file) ? 'contract' : 'unit'
}

/** `it.concurrent.each(table)` and its tagged form, seen through to `['it', 'concurrent', 'each']`. */
function calleeNames(callee: Node): string[] {
  if (callee.type === 'CallExpression') return calleeNames(child(callee, 'callee')!)
  if (callee.type === 'TaggedTemplateExpression') return calleeNames(child(callee, 'tag')!)
  if (callee.type === 'MemberExpression') {
    const inner = child(callee, 'object')!
    if (inner.type === 'CallExpression') return [...calleeNames(inner), ...dotted(callee).slice(-1)]
  }
  return dotted(callee)
}

function declaresTest([root = '', ...members]: string[]): boolean {
  return TESTS.has(root) && !members.some((name) => NO_TEST.has(name) || HOOK.test(name))
}

function declaresGroup([root = '', ...members]: string[]): boolean {
  return GROUPS.has(root) || (TESTS.has(root) && members.includes('describe'))
}

/** The tags of a test or group without `@`: `{ tags: ['SHELL-001'] }` for Vitest, `{ tag: '@SHELL-001' }` for Playwright. */
function tagsOf(call: Node): string[] {
  const options = children(call, 'arguments').filter(({ type }) => type === 'ObjectExpression')
  return options
    .flatMap((option) => children(option, 'properties'))
    .filter((property) => ['tag', 'tags'].includes(String(child(property, 'key')?.name)))
    .flatMap((property) => {
      const value = child(property, 'value')
      return value?.type === 'ArrayExpression' ? children(value, 'elements') : value ? [value] : []
    })
    .flatMap((tag) => literalText(tag)?.replace(/^@/, '') ?? [])
}

function sleepingOption(call: Node): string | undefined {
  for (const argument of children(call, 'arguments')) {
    if (argument.type !== 'ObjectExpression') continue
    for (const property of children(argument, 'properties')) {
      const name = child(property, 'key')?.name
      if (typeof name === 'string' && ASLEEP.has(name) && child(property, 'value')?.value !== false) return name
    }
  }
  return undefined
}

function sleepOf(call: Node, names: string[]): string | undefined {
  const [root = '', ...members] = names
  if (ASLEEP_NAMES.has(root)) return root
  const aboutTests = TESTS.has(root) || GROUPS.has(root)
  const member = members.find((name) => ASLEEP.has(name))
  if (member && (aboutTests || /^(ctx|context|testInfo|task)$/.test(root))) return names.join('.')
  const option = aboutTests ? sleepingOption(call) : undefined
  return option && `${names.join('.')} with { ${option} }`
}

/** Finds the tests of one file by reading its syntax, so comments and other strings cannot be mistaken for titles. */
export function scanTests(file: string, text: string): Scan {
  const scan: Scan = { tests: [], misplaced: [], sleepers: [] }
  const ofFile = [...text.matchAll(FILE_TAG)].map(([, tag = '']) => tag)
  const groups: { end: number; tags: string[] }[] = []
  walk(parse(file, text), (node) => {
    if (node.type !== 'CallExpression') return undefined
    const names = calleeNames(child(node, 'callee')!)
    const line = lineOf(text, node.start)
    const how = sleepOf(node, names)
    if (how) scan.sleepers.push({ file, line, how })
    const isTest = declaresTest(names)
    const title = isTest || declaresGroup(names) ? literalText(children(node, 'arguments')[0]) : undefined
    if (title === undefined) return undefined
    scan.misplaced.push(...(title.match(ID) ?? []).map((id) => ({ file, line, id })))
    const own = tagsOf(node)
    if (isTest) {
      // A test has the tags of the groups around it, too.
      const around = groups.filter(({ end }) => node.end <= end).flatMap(({ tags }) => tags)
      const tags = [...new Set([...ofFile, ...around, ...own])]
      const ids = tags.filter((tag) => ID_TAG.test(tag))
      scan.tests.push({ file, line, title, level: levelOf(file), ids, onlyInAll: tags.includes('all') })
    } else groups.push({ end: node.end, tags: own })
    return undefined
  })
  return scan
}
