import { type ControlAccess, checkGate } from '@understudy/steering/access/authorize.ts'
import type { SteeredPlatform } from '@understudy/steering/steered-platform.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { controlScope } from './control-scope.ts'

/** Serves the metrics of this process in Prometheus' text format, behind the same gate as the control API. */
export async function serveMetrics(
  app: FastifyInstance,
  platform: SteeredPlatform,
  access: ControlAccess,
): Promise<void> {
  // Loaded and created on first use, so that an unmonitored process spends nothing on metrics.
  let created: Promise<Registry> | undefined
  const gate = (request: FastifyRequest) => void checkGate(request, access)
  await controlScope(app, gate, (scope) => {
    scope.get('/__control/metrics', async (_request, reply) => {
      created ??= import('./metrics-registry.ts').then(({ metricsOf }) => metricsOf(platform))
      const registry = await created
      return reply
        .type(registry.contentType)
        .header('cache-control', 'no-store')
        .send(await registry.metrics())
    })
  })
}
