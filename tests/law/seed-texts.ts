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
  const said = children(node, 'arguments').map(literalText)
  const isUrdu = (text: string | undefined) => text !== undefined && URDU.test(text)
  const from = said.findIndex(isUrdu)
  if (from < 0) return []
  const inUrdu = said.slice(from).findIndex((text) => !isUrdu(text))
  const count = inUrdu < 0 ? said.length - from : inUrdu
  return Array.from({ length: count }, (_, at) => ({
    UR: said[from + at],
    'UR-LA': said[from + count + at],
    EN: said[from + 2 * count + at],
  }))
}

/** `{ UR: '…', 'UR-LA': '…', EN: '…' }`. */
function ofObject(node: Node): Omit<Written, 'key'>[] {
  const named = children(node, 'properties').map(
    (property) =>
      [
        String(child(property, 'key')?.name ?? child(property, 'key')?.value ?? ''),
        literalText(child(property, 'value')),
      ] as const,
  )
  const said = Object.fromEntries(named.filter(([name]) => /^(UR|UR-LA|EN)$/.test(name)))
  return said.UR === undefined ? [] : [said]
}

function inFile(file: string): Written[] {
  const text = read(file)
  if (!URDU.test(text)) return []
  const found: Written[] = []
  // A JSON file of a merchant reads as an expression.
  const source = file.endsWith('.json') ? `(${text})` : text
  walk(parse(file.replace(/\.json$/, '.ts'), source), (node) => {
    const key = `${file}:${source.slice(0, node.start).split('\n').length}`
    const said = node.type === 'CallExpression' ? ofCall(node) : node.type === 'ObjectExpression' ? ofObject(node) : []
    if (said.length > 0) {
      found.push(...said.map((texts) => ({ key, ...texts })))
      return true
    }
    // Any other text in Urdu letters, of which the other languages stand elsewhere.
    const alone = literalText(node)
    if (alone !== undefined && URDU.test(alone)) {
      found.push({ key, UR: alone })
      return true
    }
    return undefined
  })
  return found
}

const SOURCES = /^(seed\/src|fake-server\/src|merchants\/(src|[a-z]+\d+))\/.*\.(ts|json)$/

/** Every text in Urdu that seed, server and merchants hold, with the Roman Urdu and the English beside it. */
export const seedTexts = (): Written[] =>
  repositoryFiles(SOURCES)
    .filter((file) => !/\.test\.ts$/.test(file))
    .flatMap(inFile)
