import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { OPENAPI_FILE } from '../support/openapi-file.ts'
import { read } from '../support/repository.ts'
import type { Judge } from './judge.ts'
import { type JudgedServer, onServer } from './served.ts'
import { fetched, installed, runTool } from './tool.ts'

/** Calls it makes up inputs for: the whole document would take hours. Reads of each area, and writes with a body. */
const OPERATIONS = new Set([
  ...['getWalletBalance', 'getGamesHot', 'getGamesFacts', 'getFavouritesList', 'getRecentsList'],
  ...[
    'getInboxList',
    'getMissionsSummary',
    'getRewardsClaimable',
    'getRewardsHistory',
    'getHelpCenter',
    'getMemberInfo',
  ],
  ...['getLotteryPopular', 'getLotteryRecent', 'getPromotionsDetail', 'getSaferPlayState', 'getRegistrationAffiliate'],
  ...['addFavourites', 'claimRewards', 'sendFeedback', 'sendPasswordEmail', 'setSaferPlayReminder'],
])
/** Of one call at most. */
const COMBINATIONS = 4

interface Parameter {
  $ref?: string
  in?: string
}
interface Operation {
  operationId?: string
  security?: object[]
  parameters?: Parameter[]
}
interface Document {
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes?: object }
}

/** Specmatic's resiliency tests: inputs made up from the document, good ones and bad ones, against a frozen world. */
export const specmatic: Judge = {
  name: 'specmatic',
  async run(folder) {
    installed('java', '-version', 'apt-get install -y default-jre-headless')
    return onServer((server) => resilient(folder, server))
  },
}

async function resilient(folder: string, server: JudgedServer) {
  const jar = join(fetched('specmatic', '2.55.1'), 'specmatic.jar')
  // The world of calls that name none, as those of a visitor do here.
  await server.send('PATCH', '/__control/worlds/default/clock', { state: 'frozen' })
  const { token } = await server.send('POST', '/__control/worlds/default/sessions', { as: 'amina' })
  const document = partOf(parse(read(OPENAPI_FILE)) as Document, { url: server.url, token: String(token) })
  writeFileSync(join(folder, 'part.json'), JSON.stringify(document))
  writeFileSync(
    join(folder, 'specmatic.json'),
    JSON.stringify({
      version: 2,
      contracts: [{ provides: ['part.json'] }],
      test: { resiliencyTests: { enable: 'all' }, maxTestRequestCombinations: COMBINATIONS },
    }),
  )
  const settings = ['-Xmx700m', '-DSPECMATIC_GENERATIVE_TESTS=true', `-DMAX_TEST_REQUEST_COMBINATIONS=${COMBINATIONS}`]
  const args = ['-jar', jar, 'test', `--testBaseURL=${server.url}`, '--junitReportDir=junit', '--timeout=20']
  const { output } = await runTool('java', [...settings, ...args], { cwd: folder, patience: 300 })
  const report = readFileSync(join(folder, 'junit/TEST-junit-jupiter.xml'), 'utf8')
  const [, tests] = /<testsuite [^>]*tests="(\d+)"/.exec(report) ?? []
  if (tests === undefined || tests === '0') throw new Error(output.slice(-2000))
  return {
    did: `${OPERATIONS.size} calls, ${tests} made-up inputs`,
    findings: [
      ...report.matchAll(/<testcase [^>]*name="([^"]*)"[^>]*>\s*<(?:failure|error)([\s\S]*?)<\/(?:failure|error)>/g),
    ].map(([, name = '', reason = '']) => `${scenarioOf(name)}: ${reasonOf(reason)}`),
  }
}

/**
 * The part of the document that is judged. Merchant and session are fixed headers: Specmatic would make them up. The
 * other headers are left out, since each of their values would multiply the inputs.
 */
function partOf(document: Document, { url, token }: { url: string; token: string }): Document {
  const fixed = (name: string, value: string) => ({ name, in: 'header', required: true, schema: { enum: [value] } })
  const paths: Document['paths'] = {}
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const { security = [], parameters = [], ...rest } = operation
      if (!OPERATIONS.has(operation.operationId ?? '')) continue
      const forMembers = security.every((way) => 'session' in way)
      const own = parameters.filter((parameter) => parameter.$ref === undefined && parameter.in !== 'header')
      const headers = [fixed('Merchant', 'aurora1'), ...(forMembers ? [fixed('Authorization', token)] : [])]
      paths[path] = { ...paths[path], [method]: { ...rest, parameters: [...own, ...headers] } }
    }
  const { securitySchemes: _schemes, ...components } = document.components
  return { ...document, servers: [{ url }], paths, components }
}

const plain = (text: string) =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&#10;', '\n')

/** From `Contract Tests > … > +ve  Scenario: GET /x -> 200 with a request where …`. */
const scenarioOf = (name: string) =>
  plain(name)
    .replace(/^.*contractTest\(\) > /, '')
    .replaceAll(/\s+/g, ' ')
    .replace('Scenario: ', '')

/** What it expected, without rule numbers, addresses and the stack. */
const reasonOf = (text: string) =>
  plain(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(at |Documentation:|Summary:|R\d+:|API:|message=|.*AssertionError)/.test(line))
    .join(' ')
    .replaceAll(/.*RESPONSE\.STATUS /g, '')
    .replace(']]>', '')
    .trim()
