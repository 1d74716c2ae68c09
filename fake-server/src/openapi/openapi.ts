import { control, type Endpoint, type EndpointDefinition, Failure, possibleErrorsOf } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { VERSION } from '@understudy/platform/shared/version.ts'
import { PROBLEM_EXAMPLES, type RecordedCall, recordedCalls, refusalExamples } from './examples.ts'
import { featureOf, pathsOf } from './names.ts'
import { operation } from './operation.ts'
import { HEADERS, PARAMETERS, SEALED, SECURITY } from './parts.ts'
import { Schemas } from './schemas.ts'
import { shareResponses } from './shared-responses.ts'
import { shareSchemas } from './shared-schemas.ts'
import { tagOf } from './tags.ts'

type JsonObject = Record<string, unknown>

/** The server's URL is a variable, as readers of the document may reach the server under another one. */
const server = (origin: string, description: string) => ({
  url: '{origin}',
  description,
  variables: { origin: { default: origin } },
})

/**
 * Builds the OpenAPI 3.1 document of all contracts for these origins; everything in it is generated. `recorded` are the
 * calls it shows as examples.
 */
export function openApi(
  { app, stage }: { app: string; stage: string },
  recorded: Record<string, RecordedCall> = recordedCalls(),
): JsonObject {
  const schemas = new Schemas()
  schemas.add('Failure', Failure)
  schemas.add('Problem', control.Problem)
  schemas.add('WorldEvent', control.WorldEvent)
  const pathOf = pathsOf(REGISTRY)
  // The order of the registry is that of a module's exports, which depends on who loads it.
  const entries: Endpoint<EndpointDefinition>[] = REGISTRY.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const paths: Record<string, JsonObject> = {}
  for (const entry of entries) {
    const path = pathOf(entry)
    const servers = entry.surface === 'stage' ? { servers: [server(stage, 'The stage.')] } : {}
    const described = operation({ entry, path, schemas, recorded: recorded[entry.name] })
    paths[path] = { ...paths[path], ...servers, [entry.method.toLowerCase()]: described }
  }
  const responses = shareResponses(paths)
  const shared = shareSchemas(paths, schemas.named())
  return {
    openapi: '3.1.0',
    info: {
      title: 'Understudy',
      version: VERSION,
      summary: 'An invented gaming platform, and the calls that steer it.',
      description: [
        'Whatever is below /wps and /lgw needs a Merchant header; a session token goes into Authorization as it is, without a scheme before it.',
        'Answers below /wps and on the stage stand in an envelope, `{success, value}`; those below /lgw and /__control come bare. A refusal names a code, whose number ends its message.',
        'Examples are answers of the scenario `everyday`, long lists cut short.',
      ].join('\n\n'),
      contact: { name: 'Understudy', url: 'https://understudy.invalid' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      server(app, 'The app: platform calls and steering.'),
      server(stage, 'The stage: games of vendors and other third parties.'),
    ],
    tags: [...new Set(entries.map(featureOf))].map(tagOf),
    paths: shared.paths,
    components: {
      schemas: { ...shared.named, Sealed: SEALED },
      responses,
      parameters: PARAMETERS,
      headers: HEADERS,
      examples: { ...refusalExamples(entries.flatMap(possibleErrorsOf)), ...PROBLEM_EXAMPLES },
      securitySchemes: SECURITY,
    },
  }
}
