import { expect, test } from 'vitest'
import { instrument, mutantsOf, mutated } from './mutations.ts'

const SOURCE = `import { emit } from './emit.ts'
type Size = 3
export const LIMIT = 20
export function take(list: number[], on?: boolean) {
  if (list.length > LIMIT && on !== false) return 'full'
  const rest = LIMIT - list.length
  emit(rest)
  list.push(rest)
  return rest === 0 ? 'none' : on ?? true
}
`

const changes = (text: string) =>
  mutantsOf('a.ts', text).map(
    ({ line, kind, original, replacement }) => `${line} ${kind}: ${original} -> ${replacement}`,
  )

test('conditions, operators, constants and calls are found, types and imports are not', () => {
  expect(changes(SOURCE)).toEqual([
    '3 constant: 20 -> 21',
    '5 condition: list.length > LIMIT && on !== false -> !(list.length > LIMIT && on !== false)',
    '5 operator: list.length > LIMIT -> (list.length) >= (LIMIT)',
    '5 operator: on !== false -> (on) === (false)',
    '5 constant: false -> true',
    "5 constant: 'full' -> ''",
    '6 operator: LIMIT - list.length -> (LIMIT) + (list.length)',
    '7 call: emit(rest) -> ',
    '8 call: list.push(rest) -> ',
    '9 condition: rest === 0 -> !(rest === 0)',
    '9 constant: 0 -> 1',
    "9 constant: 'none' -> ''",
    '9 operator: on ?? true -> on',
    '9 constant: true -> false',
  ])
})

test('how large something is drawn is left alone, unless it is decided', () => {
  const drawn = mutantsOf(
    'a.tsx',
    'export const icon = <Bell size={22} count={3} width={wide ? 4 : 5} tabIndex={-1} />',
  )
  expect(drawn.map(({ original }) => original)).toEqual(['3', 'wide', '4', '5'])
})

const BODY = SOURCE.replace(/^import.*$/m, 'const heard = []\nconst emit = (n) => heard.push(n)')
  .replace('type Size = 3\n', '')
  .replace(/export /g, '')
  .replace('(list: number[], on?: boolean)', '(list, on)')

/** What the instrumented source answers while one of its mutants is awake. */
function answerOf(awake: number, ...list: number[]) {
  const seen: number[] = []
  const run = new Function('globalThis', 'list', `${instrument('a.js', BODY)}; return take(list)`)
  const answer: unknown = run({ __mutants: () => (index: number) => seen.push(index) > 0 && index === awake }, list)
  return { answer, seen }
}

test('an instrumented source behaves as written until one of its mutants is awake', () => {
  expect(answerOf(-1).answer).toBe(true)
  expect(answerOf(-1).seen).toContain(0)
  const changed = mutantsOf('a.js', BODY).findIndex(({ original }) => original === "'full'")
  expect(answerOf(-1).seen).not.toContain(changed)
  expect(answerOf(mutantsOf('a.js', BODY).findIndex(({ kind }) => kind === 'condition')).answer).toBe('full')
})

test('a mutant can be written into its source', () => {
  const call = mutantsOf('a.ts', SOURCE).find(({ kind }) => kind === 'call')
  expect(mutated('a.ts', SOURCE, call?.id ?? '')).toBe(SOURCE.replace('emit(rest)', ';'))
  expect(() => mutated('a.ts', SOURCE, 'a.ts#99')).toThrow('a.ts has no mutant a.ts#99')
})

/** What a function of that body answers when its source carries its mutants, none of them awake. */
const asleep = (body: string) => new Function(`${instrument('b.js', `function run() {\n${body}\n}`)}\nreturn run()`)()

test('a statement that begins with a bracket does not join the line before it', () => {
  expect(asleep('const f = (x) => x\nlet n = f(1)\nn > 1 || f(2)\nreturn n')).toBe(1)
})

test('an `else` stays with its `if` when a call inside can be left out', () => {
  const lines = [
    'let n = 0',
    'const add = (x) => (n += x)',
    'if (true)',
    '  for (const x of [1]) add(x)',
    'else add(5)',
    'return n',
  ]
  expect(asleep(lines.join('\n'))).toBe(1)
})

test('an instrumented source finds its mutant even if it was loaded before the choice', () => {
  const global: { __mutants?: (file: string) => (index: number) => boolean } = {}
  const run = new Function('globalThis', 'list', `${instrument('a.js', BODY)}; return () => take(list)`)
  const take = run(global, []) as () => unknown
  take()
  const asked: string[] = []
  for (const who of ['first', 'second']) {
    global.__mutants = () => () => asked.push(who) < 0
    take()
  }
  expect(new Set(asked)).toEqual(new Set(['first', 'second']))
})
