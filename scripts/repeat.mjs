import { spawn } from 'node:child_process'
import { cpSync, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { relative } from 'node:path'
import { argumentsOf, wholeNumber } from './lib/arguments.mjs'
import { fromRoot, ROOT } from './lib/root.mjs'
import { setupOrExit } from './setup.mjs'

// Runs the gate several times, beside `--load` processes that keep a core busy each, and lists what failed in any run.
// Of a red run it keeps what its browser tests left, which the next one would replace.

const { values } = argumentsOf({
  options: {
    times: { type: 'string', default: '10' },
    load: { type: 'string', default: '0' },
    all: { type: 'boolean', default: false },
  },
})
const times = wholeNumber('--times', values.times, { least: 1 })
const load = wholeNumber('--load', values.load)
await setupOrExit()

const folder = fromRoot('tests/results/repeat')
mkdirSync(folder, { recursive: true })
const burners = Array.from({ length: load }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
// They must not keep this process from ending, nor outlive it.
for (const burner of burners) burner.unref()
process.on('exit', () => {
  for (const burner of burners) burner.kill()
})

/** Runs the gate, keeps its output in a file, and answers with that. @param {string} log */
async function runGate(log) {
  const gate = spawn(process.execPath, [fromRoot('scripts/test.mjs'), ...(values.all ? ['--all'] : [])], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const file = createWriteStream(log)
  let output = ''
  for (const stream of [gate.stdout, gate.stderr])
    stream.on('data', (piece) => {
      output += piece
      file.write(piece)
    })
  const [code] = await new Promise((resolve) => gate.once('close', (...ended) => resolve(ended)))
  file.end()
  return { code, output }
}

/** Failed tests, each with what went wrong in the line below it, and failed stages. @param {string} output */
function failuresOf(output) {
  const [, tests = ''] = /\n== failures\n([\s\S]*?)\n\n/.exec(output) ?? []
  const stages = [...output.matchAll(/^(.+?) +[\d.]+ s {2}FAILED$/gm)].map(([, name]) => `stage ${name}`)
  return [...tests.split('\n').filter((line) => line && !line.startsWith('  ')), ...stages]
}

/** @type {Map<string, number[]>} */
const failed = new Map()
let green = 0
for (let number = 1; number <= times; number += 1) {
  const log = `${folder}/${number}.log`
  const start = performance.now()
  const { code, output } = await runGate(log)
  if (code === 0) green += 1
  const failures = failuresOf(output)
  const browserResults = fromRoot('tests/results/e2e')
  if (code !== 0 && existsSync(browserResults)) cpSync(browserResults, `${folder}/${number}`, { recursive: true })
  for (const name of failures) failed.set(name, [...(failed.get(name) ?? []), number])
  const minutes = ((performance.now() - start) / 60_000).toFixed(1)
  console.log(`${number} of ${times}: ${code === 0 ? 'green' : 'RED'}, ${minutes} min, ${relative(ROOT, log)}`)
  for (const name of failures) console.log(`  ${name}`)
}
console.log(`\n${green} of ${times} green`)
for (const [name, runs] of failed) console.log(`${name}: run ${runs.join(', ')}`)
process.exitCode = green === times ? 0 : 1
