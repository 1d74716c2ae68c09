import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { addressFrom, CommandError, clientOf } from '@understudy/steering/command/client.ts'
import { serveMcp } from '@understudy/steering/mcp/serve.ts'

// Standard output belongs to the protocol.
try {
  const [option, url] = process.argv.slice(2)
  await serveMcp(clientOf(addressFrom(option === '--url' ? url : undefined)), new StdioServerTransport())
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = error.exitCode
}
