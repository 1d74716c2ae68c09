import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { hostRandom } from '../../shared/host-random.ts'
import { type Client, CommandError, misused } from '../command/client.ts'
import { partsOf } from '../command/control-input.ts'
import { listed, TOOLS } from './tools.ts'

/** A longer answer goes to a file, and its beginning is answered with the file's path; characters. */
const ANSWER_LENGTH = 6_000

const Arguments = z.strictObject({
  action: z.string(),
  input: z.optional(z.record(z.string(), z.unknown())),
})

/** Serves the control API of a running server over MCP. */
export async function serveMcp(client: Client, transport: Transport, version: string): Promise<void> {
  const server = new Server({ name: 'understudy', version }, { capabilities: { tools: {} } })
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listed) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given } }) => {
    try {
      return { content: [{ type: 'text', text: shortened(await answerOf(client, name, given)) }] }
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      return { isError: true, content: [{ type: 'text', text: error.message }] }
    }
  })
  await server.connect(transport)
}

/** Makes the call of an action. @throws CommandError for what there is not, and what the server refuses */
async function answerOf(client: Client, name: string, given: unknown): Promise<string> {
  const tool = TOOLS.find((one) => one.name === name)
  if (!tool) throw misused(`There is no tool ${name}; there are ${TOOLS.map((one) => one.name).join(', ')}.`)
  const parsed = z.safeParse(Arguments, given)
  const actions = Object.keys(tool.actions).join(', ')
  if (!parsed.success) throw misused(`${name} takes {action, input}; its actions are ${actions}.`)
  const { action, input = {} } = parsed.data
  const endpoint = Object.hasOwn(tool.actions, action) ? tool.actions[action] : undefined
  if (!endpoint) throw misused(`${name} has no action ${action}; there are ${actions}.`)
  return JSON.stringify(await client.call(endpoint, partsOf(endpoint, input)))
}

function shortened(text: string): string {
  if (text.length <= ANSWER_LENGTH) return text
  const file = join(tmpdir(), `understudy-${hostRandom.uuid()}.json`)
  writeFileSync(file, text, { mode: 0o600 })
  return `${text.slice(0, ANSWER_LENGTH)}\n… the whole answer (${text.length} characters) is in ${file}`
}
