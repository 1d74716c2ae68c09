import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { validate } from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import type { RulesetDefinition } from '@stoplight/spectral-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { app, appUrl, controlHeaders } from '../support/platform.ts'
import { ROOT } from '../support/repository.ts'
import { makeWorld } from '../support/world.ts'

// CommonJS packages whose named exports Node does not detect on import.
const require = createRequire(import.meta.url)
const { Document, Spectral } = require('@stoplight/spectral-core') as typeof import('@stoplight/spectral-core')
const { oas } = require('@stoplight/spectral-rulesets') as typeof import('@stoplight/spectral-rulesets')
const { Json } = require('@stoplight/spectral-parsers') as typeof import('@stoplight/spectral-parsers')

let text: string
beforeAll(async () => {
  const { body } = await (await app())
    .get('/__control/openapi.json')
    .set({ ...controlHeaders(), Host: 'localhost:3000' })
  text = JSON.stringify(body)
})

/** Generous timeout, for a busy machine. */
const SLOW = 240_000

describe('what others use accepts the OpenAPI document', { tags: ['API-002'] }, () => {
  test('Spectral, by its recommended rules, without an error or a warning', { timeout: SLOW }, async () => {
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [[oas, 'recommended']] } as RulesetDefinition)
    const found = await spectral.run(new Document(eachResponseOnce(text), Json, 'openapi.json'))
    expect(found.map(({ code, message, path }) => `${code} ${message} ${path.join('/')}`)).toEqual([])
  })

  test('Redocly, by its recommended rules, without an error or a warning', { timeout: SLOW }, async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const found = await lintFromString({ source: text, absoluteRef: join(ROOT, 'openapi.json'), config })
    expect(found.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`)).toEqual([])
  })

  test('swagger-parser', { timeout: SLOW }, async () => {
    expect(await validate(JSON.parse(text))).toMatchObject({ openapi: '3.1.0' })
  })

  test('openapi-typescript, and a client of its types needs no guess: it compiles and plays', {
    timeout: SLOW,
  }, async () => {
    const folder = join(ROOT, 'tests/results/openapi-client')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'schema.d.ts'), astToString(await openapiTS(text)))
    writeFileSync(join(folder, 'client.ts'), CLIENT)
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, files: ['client.ts'] }))
    const tsc = join(dirname(require.resolve('typescript/package.json', { paths: [ROOT] })), 'bin/tsc')
    const compiled = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(({ stdout }) => ({
      stdout,
    }))
    expect(compiled.stdout).toBe('')

    const world = await makeWorld()
    const { play } = await import(/* @vite-ignore */ join(folder, 'client.ts'))
    const baseUrl = await appUrl()
    expect(await play(baseUrl, world.id)).toEqual({
      currency: expect.any(String),
      games: expect.any(Number),
      refused: ['CUSTOMER_NOT_LOGIN', 401],
    })
  })
})

/**
 * The document with each shared response at the first call only that has it: Spectral compiles the schema of a response
 * again wherever it is referred to, which takes most of its time.
 */
function eachResponseOnce(text: string): string {
  const document = JSON.parse(text)
  const seen = new Set<string>()
  for (const item of Object.values<Record<string, { responses?: Record<string, { $ref?: string }> }>>(document.paths))
    for (const { responses = {} } of Object.values(item))
      for (const [status, { $ref }] of Object.entries(responses)) {
        if ($ref !== undefined && seen.has($ref)) delete responses[status]
        if ($ref !== undefined) seen.add($ref)
      }
  return JSON.stringify(document)
}

const COMPILER = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom'],
  types: [],
  skipLibCheck: false,
}

/** A client written with nothing but the document. */
const CLIENT = `import createClient from 'openapi-fetch'
import type { paths } from './schema.d.ts'

export async function play(baseUrl: string, world: string) {
  const client = createClient<paths>({ baseUrl })
  const header = { Merchant: 'aurora1', Language: 'EN' as const, 'x-world': world }
  const login = await client.POST('/wps/session/login', {
    params: { header },
    body: { username: 'amina', password: 'Play1234', type: 'username' },
  })
  if (!login.data) throw new Error(login.error.message)
  const Authorization: string = login.data.value.token
  const balance = await client.GET('/wps/v2/wallets/balance', { params: { header }, headers: { Authorization } })
  if (!balance.data) throw new Error(balance.error.message)
  const sum: number = balance.data.value.sumBalance
  const hot = await client.GET('/wps/relay/GCSGAME_hotGamesV2', { params: { header } })
  // @ts-expect-error Without a merchant nothing below /wps answers.
  const refused = await client.GET('/wps/v2/wallets/balance', { params: { header: {} }, headers: header })
  return {
    currency: sum >= 0 ? balance.data.value.currency : '',
    games: hot.data?.value.list.length,
    refused: [refused.error?.errorCode, refused.response.status],
  }
}
`
