import { type KnownState, quoted, titleOf } from './capsule-test-facts.ts'

/** A test for vitest and supertest; `TARGET` or `BASE_URL` names the server. */
export function supertestTest(state: KnownState): string {
  const { file, scenario, takenAt, frozen, merchant, route, as } = state
  const session =
    as === null
      ? ''
      : `
  const session = await server.post(\`/__control/worlds/\${world.id}/sessions\`).set(operator).send({ as: ${quoted(as)} })
  expect([session.status, session.body.userName]).toEqual([201, ${quoted(as)}])
`
  return `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { expect, onTestFinished, test } from 'vitest'

const server = request(process.env.TARGET ?? process.env.BASE_URL ?? 'http://localhost:3000')
const operator: Record<string, string> = process.env.CONTROL_TOKEN
  ? { Authorization: \`Bearer \${process.env.CONTROL_TOKEN}\` }
  : {}

test(${titleOf(state)}, async () => {
  const capsule = readFileSync(join(import.meta.dirname, ${quoted(file)})).toString('base64')
  const opened = await server.post('/__control/capsules').set(operator).send({ capsule })
  expect(opened.status, opened.text).toBe(201)
  const { world } = opened.body
  onTestFinished(async () => void (await server.delete(\`/__control/worlds/\${world.id}\`).set(operator)))

  expect(world).toMatchObject({ scenario: ${quoted(scenario)}, merchant: ${quoted(merchant)}, clock: '${frozen ? 'frozen' : 'running'}' })
  // ${new Date(takenAt).toISOString()}
  ${frozen ? `expect(world.now).toBe(${takenAt})` : `expect(world.now).toBeGreaterThanOrEqual(${takenAt})`}
${session}
  const page = await server.get(${quoted(route)}).set({ Cookie: \`world=\${world.id}\`, Accept: 'text/html' })
  expect([page.status, page.type]).toEqual([200, 'text/html'])
})
`
}
