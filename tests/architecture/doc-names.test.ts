import { expect, test } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'

// The glossary holds words for players and the list of plays is made of the games; both have tests of their own.
const DOCUMENTS = repositoryFiles(/^(README|AGENTS|CONTRIBUTING|docs\/.+)\.md$/).filter(
  (file) => !/^docs\/(glossary|lottery-plays)\.md$/.test(file),
)
/** Names that belong to browsers, tools and servers outside the repository. */
const NOT_OURS = new Set(['createHTMLDocument', 'setHTML', 'reuseContext', 'NODE_OPTIONS', 'vm', 'yarn', 'Accel'])
/** Numbers and codes that documents show as examples. */
const EXAMPLES = ['10000MMM0001', 'P1032-12-20260310', 'RW12', 'b-w3f09c…', 'B7K2QX', 'phone6.phones.localhost']

const FILE = /^[\w.@-]+(\/[\w.@-]+)*\.(ts|tsx|mjs|cjs|js|json|md|tsv|yml|yaml|css|sql)$/
const isCode = (file: string) => /\.(ts|tsx|mjs|js|json|ya?ml|css|html|sql|conf)$|Dockerfile$/.test(file)

/** Code names in backticks, outside of code blocks. */
const codeNames = (text: string) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^[ -~…]+$/.test(name) && !EXAMPLES.includes(name))

const files = repositoryFiles()
const paths = new Set(
  files.flatMap((file) => file.split('/').map((_, depth, parts) => parts.slice(0, depth + 1).join('/'))),
)
const code = files
  .filter(
    (file) =>
      isCode(file) && !/^(pnpm-lock\.yaml|docs\/openapi\.yaml|tests\/architecture\/doc-names\.test\.ts)$/.test(file),
  )
  .map(read)
  .join('\n')
const words = new Set([...code.matchAll(/[\w$]+(?:-\w+)*/g), ...code.matchAll(/[\w$]+/g)].map(([word]) => word))

/** The parts of a code name that nothing in the repository is called. */
function unknownParts(name: string): string[] {
  const path = name.replace(/\/$/, '')
  if (paths.has(path) || files.some((file) => file.endsWith(`/${path}`)) || code.includes(name)) return []
  if (FILE.test(name)) return [name]
  return [...name.matchAll(/[A-Za-z][\w$]+/g)]
    .map(([part]) => part)
    .filter((part) => !words.has(part) && !NOT_OURS.has(part))
}

test('the name check finds files and identifiers that do not exist', () => {
  expect(unknownParts('contracts/src/vip.ts')).toEqual([])
  expect(unknownParts('POST /wps/session/login')).toEqual([])
  expect(unknownParts('contracts/src/absent.ts')).toEqual(['contracts/src/absent.ts'])
  expect(unknownParts('world.absentMethod')).toEqual(['absentMethod'])
})

test('every code name in the documents exists in the repository', () => {
  const names = DOCUMENTS.flatMap((file) => codeNames(read(file)).map((name) => ({ file, name })))
  expect(names.length).toBeGreaterThan(1_000)
  expect(names.filter(({ name }) => unknownParts(name).length > 0)).toEqual([])
})
