import * as contracts from '@understudy/contracts'

/** The name of a contract's schema in its JSON schema, until the document is complete. */
export const CONTRACT_NAME = 'x-contract'

/** Names of the object schemas that the contracts export, by schema; of namespaces with the same name, the first. */
const NAMES = new Map<unknown, string>()

const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

for (const [name, exported] of Object.entries<unknown>(contracts).sort(byName))
  if (isSchema(exported)) NAMES.set(exported, name)
  else if (typeof exported === 'object' && exported !== null)
    for (const [inner, schema] of Object.entries(exported as Record<string, unknown>).sort(byName))
      if (isSchema(schema) && !NAMES.has(schema)) NAMES.set(schema, inner)

/** The name under which the contracts export a schema. */
export const contractNameOf = (schema: unknown): string | undefined => NAMES.get(schema)
