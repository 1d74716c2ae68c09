import { stringify } from 'yaml'
import { openApi } from '../../fake-server/src/openapi/openapi.ts'

/** Where `npm run openapi` writes the contracts. */
export const OPENAPI_FILE = 'docs/openapi.yaml'

/** The contracts as an OpenAPI document in YAML, without examples, the same on every machine. */
export function openApiFile(): string {
  const document = openApi({ app: 'http://localhost:3000', stage: 'http://localhost:3001' }, {})
  // Words such as `off` are quoted, which readers of YAML 1.1 (Java, Python) take for true or false.
  return stringify(JSON.parse(JSON.stringify(document)), {
    compat: 'yaml-1.1',
    aliasDuplicateObjects: false,
    lineWidth: 0,
  })
}
