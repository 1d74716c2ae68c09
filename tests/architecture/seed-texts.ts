import { read, repositoryFiles } from '../support/repository.ts'
import { parse, walk } from '../support/syntax.ts'
import { child, children, literalText, type Node } from './syntax-of.ts'

/** One text that seed, server or a merchant writes, in as many languages as are known of it. */
export interface Written {
  key: string
  UR?: string | undefined
  'UR-LA'?: string | undefined
  EN?: string | undefined
}

const URDU = /[\u0600-\u06ff]/

/** `texts('…', '…', '…')`, and whatever else is called with Urdu, Roman Urdu and English in this order. */
function ofCall(node: Node): Omit<Written, 'key'>[] {
  const literals = children(node, 'arguments').map(literalText)
  const isUrdu = (text: string | undefined) => text !== undefined && URDU.test(text)
  const from = literals.findIndex(isUrdu)
  if (from < 0) return []
  const inUrdu = literals.slice(from).findIndex((text) => !isUrdu(text))
  const count = inUrdu < 0 ? literals.length - from : inUrdu
  return Array.from({ length: count }, (_, at) => ({
    UR: literals[from + at],
    'UR-LA': literals[from + count + at],
    EN: literals[from + 2 * count + at],
  }))
}

const nameOf = (property: Node) => String(child(property, 'key')?.name ?? child(property, 'key')?.value ?? '')

/** What stands in a pack, by the names that lead to it. */
function leavesOf(pack: Node | undefined, path = ''): [string, string][] {
  return children(pack ?? { type: '', start: 0, end: 0 }, 'properties').flatMap((property) => {
    const value = child(property, 'value')
    const text = value && literalText(value)
    const name = path + nameOf(property)
    return text !== undefined ? [[name, text] as [string, string]] : leavesOf(value, `${name}.`)
  })
}

/** The texts of packs of the same shape, one for each language. */
function ofPacks(packs: Map<string, Node | undefined>): Omit<Written, 'key'>[] {
  const [roman, english] = [new Map(leavesOf(packs.get('UR-LA'))), new Map(leavesOf(packs.get('EN')))]
  return leavesOf(packs.get('UR')).map(([name, UR]) => ({ UR, 'UR-LA': roman.get(name), EN: english.get(name) }))
}

/** `const EN = {…}`, `const UR = {…}` and `const UR_LA = {…}` of a file. */
const packsOf = (program: Node) =>
  new Map(
    children(program, 'body')
      .flatMap((statement) => children(statement, 'declarations'))
      .map((one) => [String(child(one, 'id')?.name).replace('_', '-'), child(one, 'init')]),
  )

/** `{ UR: '…', 'UR-LA': '…', EN: '…' }`, or a pack instead of each text. */
function ofObject(node: Node): Omit<Written, 'key'>[] {
  const packs = new Map(children(node, 'properties').map((one) => [nameOf(one), child(one, 'value')]))
  if (packs.get('UR')?.type === 'ObjectExpression') return ofPacks(packs)
  const named = children(node, 'properties').map(
    (property) => [nameOf(property), literalText(child(property, 'value'))] as const,
  )
  const byLanguage = Object.fromEntries(named.filter(([name]) => /^(UR|UR-LA|EN)$/.test(name)))
  return byLanguage.UR === undefined ? [] : [byLanguage]
}

/** What of a file is read as a program. */
function sourceOf(file: string, text: string): string {
  // A JSON file of a merchant reads as an expression.
  if (file.endsWith('.json')) return `(${text})`
  if (!file.endsWith('.html')) return text
  return [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n')
}

function inFile(file: string): Written[] {
  const text = read(file)
  if (!URDU.test(text)) return []
  const written: Written[] = []
  const source = sourceOf(file, text)
  const program = parse(file.replace(/\.(json|html)$/, '.ts'), source)
  written.push(...ofPacks(packsOf(program)).map((texts) => ({ key: file, ...texts })))
  const inPacks = new Set(written.map(({ UR }) => UR))
  walk(program, (node) => {
    const key = `${file}:${source.slice(0, node.start).split('\n').length}`
    const textsByLanguage =
      node.type === 'CallExpression' ? ofCall(node) : node.type === 'ObjectExpression' ? ofObject(node) : []
    if (textsByLanguage.length > 0) {
      written.push(...textsByLanguage.map((texts) => ({ key, ...texts })))
      return true
    }
    // Any other text in Urdu letters, of which the other languages stand elsewhere.
    const alone = literalText(node)
    if (alone !== undefined && URDU.test(alone) && !inPacks.has(alone)) {
      written.push({ key, UR: alone })
      return true
    }
    return undefined
  })
  return written
}

const SOURCES =
  /^(seed\/src|platform\/src|stage\/src|steering\/src|fake-server\/src|merchants\/(src|[a-z]+\d+))\/.*\.(ts|js|json|html)$/

/** Every text in Urdu that seed, server and merchants hold, with the Roman Urdu and the English beside it. */
export const seedTexts = (): Written[] =>
  repositoryFiles(SOURCES)
    .filter((file) => !/\.test\.ts$/.test(file))
    .flatMap(inFile)
