import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { asProblem } from '../control/bind-control.ts'
import { type ControlAccess, checkGate } from '../control/gate.ts'
import { openApi } from './openapi.ts'

const ASSETS: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const START = `SwaggerUIBundle({ url: '/__control/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true, tagsSorter: 'alpha' })`

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Understudy: endpoints</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/__control/reference/swagger-ui.css"></head>
<body><main id="reference"></main><script src="/__control/reference/swagger-ui-bundle.js"></script>
<script src="/__control/reference/start.js"></script></body></html>`

/** The reference page of all contracts, drawn from OpenAPI 3.1; behind the same gate as the control API. */
export async function serveReference(app: FastifyInstance, access: ControlAccess): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => checkGate(request, access))
    scope.setErrorHandler((error, _request, reply) => {
      const { problem } = asProblem(error)
      return reply.code(problem.status).header('content-type', 'application/problem+json').send(JSON.stringify(problem))
    })
    let document: string | undefined
    scope.get('/__control/openapi.json', (_request, reply) => {
      document ??= JSON.stringify(openApi())
      return reply.type('application/json').send(document)
    })
    scope.get('/__control/reference', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
    scope.get('/__control/reference/start.js', (_request, reply) => reply.type('text/javascript').send(START))
    for (const [file, type] of Object.entries(ASSETS))
      scope.get(`/__control/reference/${file}`, (_request, reply) => reply.type(type).send(readAsset(file)))
  })
}

const readAsset = (file: string) =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json')), file))
