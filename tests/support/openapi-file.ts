import { parseDocument, stringify, visit } from 'yaml'
import { openApi } from '../../fake-server/src/tools/openapi/openapi.ts'

type Json = Record<string, unknown>

/** Where the contracts stand for those who read changes. */
export const OPENAPI_FILE = 'docs/openapi.yaml'
/** Quotes words such as `off`, which readers of YAML 1.1 (Java, Python) take for true or false. */
const FOR_OLD_READERS = { compat: 'yaml-1.1' } as const
/** Letters on a line. */
const LINE = 180
/** Objects whose entries have no order of their own. */
const SORTED = new Set(['paths', 'properties', 'responses', 'schemas', 'parameters', 'headers', 'securitySchemes'])

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0)

function sorted(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((one) => sorted(one))
    return within === 'required' ? items.sort() : items
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => within === 'properties' || !/^examples?$/.test(key))
  if (SORTED.has(within)) entries.sort(byName)
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner, within === 'properties' ? '' : key)]))
}

const isFlat = (value: unknown) => typeof value !== 'object' || value === null || '$ref' in value
/** Values, or references to components, without anything between them. */
const isList = (value: unknown) => Array.isArray(value) && value.every(isFlat)

/** Puts what fits on a line on one, `{ type: string, enum: [P, F] }`, and lists of names whatever their length. */
function inLines(text: string): string {
  const document = parseDocument(text, FOR_OLD_READERS)
  visit(document, {
    Collection(_key, node, path) {
      const value = node.toJS(document)
      const fits = path.length >= 4 && JSON.stringify(value).length <= LINE - path.length
      if (!fits && !isList(value)) return undefined
      node.flow = true
      return visit.SKIP
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** The contracts as an OpenAPI document in YAML: sorted, without examples, the same on every machine. */
export function openApiFile(): string {
  const document = openApi({ app: 'http://localhost:3000', stage: 'http://localhost:3001' }, {})
  const { components, ...rest } = JSON.parse(JSON.stringify(document)) as Json & { components: Json }
  const { examples: _examples, ...parts } = components
  const text = stringify(sorted({ ...rest, components: parts }), {
    ...FOR_OLD_READERS,
    aliasDuplicateObjects: false,
    lineWidth: 0,
  })
  return `# Made of contracts/src by \`npm run openapi\`.\n${inLines(text)}`
}
