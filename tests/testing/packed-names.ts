import { FLAGS, MODULES, MORE_FLAGS, NETWORK_SHAPE_NAMES } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { MERCHANTS } from '@understudy/merchants'
import { SCENARIOS } from '@understudy/seed'

// Prints the names that the packaged fixtures take, as types.
const union = (name: string, words: readonly string[], ...others: readonly string[]) =>
  `export type ${name} =\n${[...words.map((word) => `'${word}'`), ...others].map((one) => `  | ${one}`).join('\n')}\n`

console.log(
  [
    // A server may have more, from files.
    union(
      'ScenarioName',
      SCENARIOS.map(({ name }) => name),
      '(string & {})',
    ),
    union(
      'EndpointName',
      REGISTRY.filter(({ surface }) => surface !== 'control').map(({ name }) => name),
    ),
    union('FlagName', [...new Set([FLAGS, MODULES, MORE_FLAGS].flatMap((flags) => Object.entries(flags).flat()))]),
    union('MerchantCode', MERCHANTS),
    union('NetworkShape', NETWORK_SHAPE_NAMES),
  ].join('\n'),
)
