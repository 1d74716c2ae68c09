import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'
import { type Breach, child, children, dotted, judged } from './syntax-of.ts'

// Time and randomness come from the world: code that reads the machine's clock could not be frozen, rewound or replayed.
// Only two files read them; everything else asks the world.
const DOORS = new Set(['platform/src/shared/host-clock.ts', 'platform/src/shared/host-random.ts'])

const MACHINES = new Set(['Date.now', 'performance.now', 'process.hrtime', 'Math.random'])
const ENTROPY = new Set(['randomUUID', 'randomBytes', 'randomInt', 'getRandomValues', 'randomFillSync'])

function machineReads(file: string, text: string): Breach[] {
  return judged(file, text, (node) => {
    if (node.type === 'NewExpression' || node.type === 'CallExpression') {
      const callee = dotted(child(node, 'callee')!).join('.')
      if (callee === 'Date' && (node.type === 'CallExpression' || children(node, 'arguments').length === 0)) {
        return 'the time of the machine'
      }
    }
    if (node.type === 'MemberExpression') {
      const names = dotted(node)
      if (MACHINES.has(names.slice(-2).join('.')) || ENTROPY.has(names.at(-1)!)) return names.join('.')
    }
    if (node.type === 'ImportSpecifier' && ENTROPY.has(String(child(node, 'imported')?.name))) {
      return String(child(node, 'imported')?.name)
    }
    return undefined
  })
}

it('the time check finds clocks and randomness, not dates made from numbers', () => {
  const text = `import { randomUUID } from 'node:crypto'
    const a = Date.now(), b = new Date(), c = new Date(5), d = Math.random(), e = crypto.randomBytes(3)
    // Date.now() in a comment
    const f = 'new Date()', now = Date.now, g = globalThis.Date.now()`
  expect(machineReads('x.ts', text).map(({ what }) => what)).toEqual([
    'randomUUID',
    'Date.now',
    'the time of the machine',
    'Math.random',
    'crypto.randomBytes',
    'Date.now',
    'globalThis.Date.now',
  ])
})

it('only the doors of the platform read the machine’s clock and its chance', () => {
  const files = repositoryFiles(/^(platform|stage|steering|fake-server|seed|merchants|art|demo)\/src\/.*[.]ts$/).filter(
    (file) => !DOORS.has(file) && !file.endsWith('.test.ts'),
  )
  expect(files).not.toEqual([])
  expect(files.flatMap((file) => machineReads(file, read(file)))).toEqual([])
})
