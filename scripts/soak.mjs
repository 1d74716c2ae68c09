import { randomInt } from 'node:crypto'
import { argumentsOf, wholeNumber } from './lib/arguments.mjs'
import { run } from './lib/run.mjs'

const { values } = argumentsOf({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    histories: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '100' },
  },
})
for (const [name, value] of Object.entries(values)) wholeNumber(`--${name}`, value)

console.log(`soak: ${values.histories} histories and ${values.kills} kills of seed ${values.seed}`)
console.log(`again: npm run soak -- --seed ${values.seed} --histories ${values.histories} --kills ${values.kills}`)
Object.assign(process.env, {
  SOAK_SEED: values.seed,
  SOAK_HISTORIES: values.histories,
  SOAK_KILLS: values.kills,
})
await run('npx', ['vitest', 'run', '--project', 'node', '--tags-filter', 'soak'])
