import { start } from 'understudy'

const server = await start({ dataDir: '.understudy-tests' })
console.log(server.url, server.stageUrl)
await server.close()
