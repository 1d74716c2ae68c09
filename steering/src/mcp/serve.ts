import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import { VERSION } from '@understudy/platform/shared/version.ts'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { type Client, CommandError, misused } from '../command/client.ts'
import { Players } from './players.ts'
import { listed, TOOLS } from './tools.ts'

/** Length of a page, characters; it ends where an item or a field does. */
const PAGE = 2_000
/** Characters of the answers whose further pages can be asked for. */
const KEPT = 32 * 1024 * 1024

const Arguments = z.strictObject({
  action: z.string(),
  input: z.optional(z.union([z.record(z.string(), z.unknown()), z.string()])),
  page: z._default(z.int().check(z.gte(1)), 1),
})

/** Serves the platform and the control API of a running server over MCP. */
export async function serveMcp(client: Client, transport: Transport): Promise<void> {
  const server = new Server({ name: 'understudy', version: VERSION }, { capabilities: { tools: {} } })
  const answers = new Answers(client)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listed) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given } }) => {
    try {
      return { content: [{ type: 'text', text: await answers.to(name, given) }] }
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      return { isError: true, content: [{ type: 'text', text: error.message }] }
    }
  })
  await server.connect(transport)
}

class Answers {
  readonly #client: Client
  readonly #players: Players
  /** Long answers by what was asked, so that a further page is of the same answer and changes nothing. */
  readonly #pages = new LRUCache<string, readonly string[]>({
    maxSize: KEPT,
    sizeCalculation: (pages) => pages.length * PAGE,
  })

  constructor(client: Client) {
    this.#client = client
    this.#players = new Players(client)
  }

  /** @throws CommandError for what there is not, and what the server refuses */
  async to(name: string, given: unknown): Promise<string> {
    const tool = TOOLS.find((one) => one.name === name)
    const names = TOOLS.map((one) => one.name)
    if (!tool) throw misused(`There is no tool ${name}; there are ${names.join(', ')}.${didYouMean(name, names)}`)
    const parsed = z.safeParse(Arguments, given)
    const actions = Object.keys(tool.actions)
    if (!parsed.success)
      throw misused(`${name} takes {action, input, page}, input an object; its actions are ${actions.join(', ')}.`)
    const { action: asked, input, page } = parsed.data
    const action = Object.hasOwn(tool.actions, asked) ? tool.actions[asked] : undefined
    if (!action)
      throw misused(`${name} has no action ${asked}; there are ${actions.join(', ')}.${didYouMean(asked, actions)}`)
    const key = JSON.stringify([name, asked, input])
    if (page > 1) return pageOf(this.#pages.get(key), page)
    const value = await action.run(this.#client, objectIn(input, action.takes), this.#players)
    const pages = pagesOf(JSON.stringify(value) ?? '{"changed":"nothing"}')
    if (pages.length > 1) this.#pages.set(key, pages)
    return pageOf(pages, 1)
  }
}

/** An input, also where it was sent as the text of its JSON. @throws CommandError for another text */
function objectIn(input: string | Record<string, unknown> | undefined, takes: string): Record<string, unknown> {
  if (typeof input !== 'string') return input ?? {}
  try {
    const value: unknown = JSON.parse(input)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {}
  throw misused(`input is a text that is no JSON object; it takes ${takes}`)
}

function pagesOf(text: string): string[] {
  const pages: string[] = []
  let rest = text
  while (rest.length > PAGE) {
    const window = rest.slice(0, PAGE)
    const end = Math.max(window.lastIndexOf('},'), window.lastIndexOf('",')) + 2
    const length = end > PAGE / 2 ? end : PAGE
    pages.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return [...pages, rest]
}

/** @throws CommandError for a page that there is not */
function pageOf(pages: readonly string[] | undefined, page: number): string {
  if (!pages) throw misused('page: ask for the answer itself first, without page')
  const text = pages[page - 1]
  if (text === undefined) throw misused(`page: ${page}; the answer has ${pages.length}`)
  return pages.length === 1
    ? text
    : `${text}\n… page ${page} of ${pages.length}; the next one: the same with page ${page + 1}`
}
