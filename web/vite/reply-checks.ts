import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseAst, transformWithOxc } from 'vite'

const CONTRACTS = fileURLToPath(new URL('../../contracts/src', import.meta.url))
const TABLE = 'virtual:reply-checks'
const RESOLVED = `\0${TABLE}`
/** Asks for the half of a contract that has the schemas. */
const CHECKS = '?checks'

/** What a definition takes over from another one may belong to either half. */
const SPREAD = '...'
/** What a client reads of an endpoint before it calls it. */
const FACTS = [SPREAD, 'name', 'method', 'path', 'access', 'flag', 'multipart', 'encrypted', 'cache', 'events']

/**
 * Builds each contract of the platform in two halves: facts, which the app needs to call an endpoint, and schemas, which
 * only check what came. Schemas are most of a contract and bring zod along, so they leave the first view; who imports one
 * by its name gets it from the second half. Without a build, contracts stay whole and the table of schemas is empty.
 */
export function replyChecks(): Plugin {
  let building = false
  return {
    name: 'reply-checks',
    enforce: 'pre',
    config(_, { command }) {
      building = command === 'build'
    },
    resolveId(id, importer) {
      if (id === TABLE) return RESOLVED
      // The second half stands on second halves: the first ones are for the app.
      if (importer?.endsWith(CHECKS) && id.startsWith('./')) return inFull(resolve(dirname(importer), id))
      return id.endsWith(CHECKS) ? inFull(id) : undefined
    },
    async load(id) {
      if (id === RESOLVED) return building ? table() : 'export const replies = {}'
      const file = id.replace(CHECKS, '')
      if (!building || !isContract(file)) return undefined
      const contract = await read(file)
      const code = id.endsWith(CHECKS) ? schemasOf(contract) : await factsOf(contract)
      return { code, moduleType: 'js', moduleSideEffects: false }
    },
  }
}

const inFull = (id: string) => ({ id: id.endsWith(CHECKS) ? id : id + CHECKS, moduleSideEffects: false })

/** Of the platform: what steers is neither called nor checked by the app. */
const isContract = (file: string) =>
  file.startsWith(CONTRACTS) && /\.ts$/.test(file) && !/(\.test\.ts|[\\/]control[^\\/]*)$/.test(file)

/** `{ 'games.list': its schema }` for every endpoint of the platform. */
async function table(): Promise<string> {
  const files = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' }).map((file) => join(CONTRACTS, file))
  const contracts = await Promise.all(files.filter(isContract).map(read))
  const endpoints = contracts.flatMap(({ file, statements }) =>
    statements.flatMap(({ definition, names: [name] }) => (definition ? [{ name, file }] : [])),
  )
  const imports = endpoints.map(
    ({ name, file }, at) => `import { ${name} as e${at} } from ${JSON.stringify(file + CHECKS)}`,
  )
  const list = endpoints.map((_, at) => `e${at}`).join(', ')
  return `${imports.join('\n')}
export const replies = Object.fromEntries([${list}].map(({ name, reply }) => [name, reply]))`
}

interface Statement {
  text: string
  /** What it declares, in this module. */
  names: string[]
  exported: boolean
  /** Every word in it, so every name it may use. */
  words: Set<string>
  /** The properties of the endpoint it declares, as text by name. */
  definition?: { name: string; text: string }[]
}

interface Contract {
  file: string
  statements: Statement[]
  /** Names it takes from another contract, or from zod, by where they come from. */
  imports: { name: string; from: string }[]
}

const known = new Map<string, Promise<Contract>>()

function read(file: string): Promise<Contract> {
  const contract = known.get(file) ?? parsed(file)
  known.set(file, contract)
  return contract
}

async function parsed(file: string): Promise<Contract> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  const body = parseAst(code).body as unknown as Node[]
  return {
    file,
    statements: body.map((node) => statementOf(code, node)),
    imports: body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ source, specifiers = [] }) =>
        specifiers.map(({ local }) => ({ name: local.name, from: source?.value ?? '' })),
      ),
  }
}

/** The few fields of a syntax tree that are looked at. */
interface Node {
  type: string
  start: number
  end: number
  source?: { value: string } | null
  specifiers?: readonly { local: { name: string } }[]
  declaration?: Node | null
  declarations?: readonly { id: { name: string }; init?: Node | null }[]
  id?: { name: string } | null
  callee?: { name?: string }
  arguments?: readonly { properties?: readonly (Node & { key?: { name: string } })[] }[]
}

function statementOf(code: string, node: Node): Statement {
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  const declared = node.declaration ?? node
  const names = declared.id ? [declared.id.name] : (declared.declarations ?? []).map(({ id }) => id.name)
  const init = declared.declarations?.[0]?.init
  const properties = init?.callee?.name === 'endpoint' ? init.arguments?.[0]?.properties : undefined
  const text = textOf(node)
  return {
    text: init && !properties ? droppable(text, textOf(init)) : text,
    names,
    exported: node.type === 'ExportNamedDeclaration' && names.length > 0,
    words: wordsOf(text),
    ...(properties && {
      definition: properties.map((property) => ({ name: property.key?.name ?? SPREAD, text: textOf(property) })),
    }),
  }
}

const wordsOf = (text: string) => new Set(text.match(/[A-Za-z_$][\w$]*/g))

/** Calls look to a bundler as if they did something; a schema nobody uses is to leave with all that it names. */
const droppable = (text: string, value: string) =>
  value.includes('(') && !/^(async\s*)?(\(|function|[\w$]+\s*=>)/.test(value)
    ? text.replace(value, () => `/* @__PURE__ */ (() => (${value}))()`)
    : text

/** Names a contract declares that need a schema. */
async function needSchemas({ file, statements, imports }: Contract): Promise<Set<string>> {
  const names = new Set<string>()
  for (const { name, from } of imports) {
    const isSchema = from.startsWith('./')
      ? (await needSchemas(await read(resolve(dirname(file), from)))).has(name)
      : from.startsWith('zod')
    if (isSchema) names.add(name)
  }
  for (let before = -1; before < names.size; ) {
    before = names.size
    for (const { names: own, words, definition } of statements)
      if (own.length > 0 && !definition && [...words].some((word) => names.has(word)))
        for (const name of own) names.add(name)
  }
  return names
}

/** Everything but schemas; whatever needs one is passed on from the other half. */
async function factsOf(contract: Contract): Promise<string> {
  const { file, statements } = contract
  const schemas = await needSchemas(contract)
  const facts = statements.map((statement) => ({
    ...statement,
    text: statement.definition ? factsIn(statement) : statement.text,
  }))
  // An endpoint may take facts over from a definition that has schemas too.
  const wanted = new Set(facts.flatMap(({ definition, text }) => (definition ? [...wordsOf(text)] : [])))
  // And that definition stands on others in turn.
  for (let before = -1; before < wanted.size; ) {
    before = wanted.size
    for (const { names, words } of facts)
      if (names.some((name) => wanted.has(name) && schemas.has(name))) for (const word of words) wanted.add(word)
  }
  const isThere = ({ definition, names }: Statement) =>
    definition !== undefined || !names.some((name) => schemas.has(name)) || names.some((name) => wanted.has(name))
  const passedOn = facts.filter((one) => one.exported && !isThere(one)).flatMap(({ names }) => names)
  return [
    ...facts.filter(isThere).map(({ text }) => text),
    passedOn.length > 0 ? `export { ${passedOn.join(', ')} } from ${JSON.stringify(file + CHECKS)}` : '',
  ].join('\n')
}

const declared = ({ names: [name], definition = [] }: Statement, wanted: readonly string[]) =>
  [
    name,
    definition
      .filter((one) => wanted.includes(one.name))
      .map(({ text }) => text)
      .join(', '),
  ] as const

function factsIn(statement: Statement): string {
  const [name, properties] = declared(statement, FACTS)
  // Whether it names headers is a fact, which ones is not.
  const headers = statement.definition?.some((one) => one.name === 'headers') ? ', headers: true' : ''
  return `export const ${name} = endpoint({ ${properties}${headers} })`
}

/** Everything, but of an endpoint no more than its name and its reply. */
function schemasOf({ statements }: Contract): string {
  return statements
    .map((statement) => {
      if (!statement.definition) return statement.text
      const [name, properties] = declared(statement, [SPREAD, 'name', 'reply'])
      return `export const ${name} = /* @__PURE__ */ (() => ({ ${properties} }))()`
    })
    .join('\n')
}
