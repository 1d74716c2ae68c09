// What the built server's start and a member's write are held against: Fastify and better-sqlite3 as they come, one table, prepared statements.
import Sqlite from 'better-sqlite3'
import Fastify from 'fastify'

const sqlite = new Sqlite(process.env.DATABASE ?? ':memory:')
sqlite.exec(`CREATE TABLE IF NOT EXISTS favourite (
  member_id integer NOT NULL, node_id integer NOT NULL, at integer NOT NULL, PRIMARY KEY (member_id, node_id))`)
const add = sqlite.prepare('INSERT OR IGNORE INTO favourite (member_id, node_id, at) VALUES (?, ?, ?)')
const remove = sqlite.prepare('DELETE FROM favourite WHERE member_id = ? AND node_id = ?')

const app = Fastify()
app.get('/__control/health', () => ({ ok: true }))
app.post('/wps/relay/MCSFE_addFavoriteGameV2', (request) => {
  const { nodeId } = /** @type {{ nodeId: string }} */ (request.body)
  add.run(1, Number(nodeId), Date.now())
  return { success: true, value: { nodeId, favourite: true } }
})
app.delete('/wps/relay/MCSFE_removeFavoriteGameV2', (request) => {
  const { nodeId } = /** @type {{ nodeId: string }} */ (request.query)
  remove.run(1, Number(nodeId))
  return { success: true, value: { nodeId, favourite: false } }
})
await app.listen({ port: Number(process.env.PORT), host: 'localhost' })
