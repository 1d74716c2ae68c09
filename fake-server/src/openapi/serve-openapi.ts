import { type ControlAccess, checkGate } from '@understudy/steering/access/authorize.ts'
import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { canRunInChild, describeInChild } from '../host/child-process.ts'
import { controlScope } from '../host/control-scope.ts'
import { PLACEHOLDERS } from './described.ts'

async function describe(): Promise<string> {
  if (canRunInChild) return describeInChild()
  const { openApi } = await import('./openapi.ts')
  return JSON.stringify(openApi(PLACEHOLDERS))
}
const inText = (origin: string) => JSON.stringify(origin).slice(1, -1)

/** Serves all contracts as OpenAPI 3.1, and the form of a scenario's file as JSON Schema, behind the same gate as the control API. The console shows them. */
export async function serveOpenApi(
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
      const text = (await document)
        .replaceAll(PLACEHOLDERS.app, inText(appOrigin))
        .replaceAll(PLACEHOLDERS.stage, inText(stage))
      return reply.type('application/json').send(text)
    })
    scope.get('/__control/scenario.schema.json', async (_request, reply) => {
      const { scenarioSchema } = await import('@understudy/steering/scenarios/scenario-schema.ts')
      return reply.type('application/schema+json').send(JSON.stringify(scenarioSchema()))
    })
  })
}
