import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { canRunAside, describeAside } from '../aside.ts'
import { controlScope } from '../control/control-scope.ts'
import { type ControlAccess, checkGate } from '../control/gate.ts'
import type { SteeredPlatform } from '../control/steered-platform.ts'
import { openApi, PLACEHOLDERS } from './openapi.ts'

const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const START = `SwaggerUIBundle({ url: '/__control/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true, tagsSorter: 'alpha' })`

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Understudy: endpoints</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/__control/reference/swagger-ui.css"></head>
<body><main id="reference"></main><script src="/__control/reference/swagger-ui-bundle.js"></script>
<script src="/__control/reference/start.js"></script></body></html>`

const describe = async () => (canRunAside ? await describeAside() : JSON.stringify(openApi(PLACEHOLDERS)))
const inText = (origin: string) => JSON.stringify(origin).slice(1, -1)

/** The reference page of all contracts, drawn from OpenAPI 3.1; behind the same gate as the control API. */
export async function serveReference(
  app: FastifyInstance,
  platform: SteeredPlatform,
  access: ControlAccess,
): Promise<void> {
  const gate = (request: FastifyRequest) => void checkGate(request, access)
  await controlScope(app, gate, (scope) => {
    let document: Promise<string> | undefined
    scope.get('/__control/openapi.json', async (request, reply) => {
      document ??= describe().catch((problem) => {
        document = undefined
        throw problem
      })
      const { app: appOrigin, stage } = platform.origins(request)
      const told = (await document)
        .replaceAll(PLACEHOLDERS.app, inText(appOrigin))
        .replaceAll(PLACEHOLDERS.stage, inText(stage))
      return reply.type('application/json').send(told)
    })
    scope.get('/__control/reference', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
    scope.get('/__control/reference/start.js', (_request, reply) => reply.type('text/javascript').send(START))
    for (const [file, type] of Object.entries(ASSETS)) {
      let asset: Buffer | undefined
      scope.get(`/__control/reference/${file}`, (_request, reply) => {
        asset ??= readAsset(file)
        return reply.type(type).send(asset)
      })
    }
  })
}

const readAsset = (file: string) =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), file))
