import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { addressFrom, CommandError, clientOf } from './tools/command/client.ts'
import { serveMcp } from './tools/mcp/serve.ts'

// Standard output belongs to the protocol.
try {
  const [option, url] = process.argv.slice(2)
  await serveMcp(clientOf(addressFrom(option === '--url' ? url : undefined)), new StdioServerTransport())
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
