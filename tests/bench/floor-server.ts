import { games, successOf } from '@understudy/contracts'
import { buildImage } from '@understudy/fake-server'
import Sqlite from 'better-sqlite3'
import build from 'fast-json-stringify'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { ART_VERSION } from '../../art/src/index.ts'

/**
 * The floor of the game list: a bare Fastify route with the same query over the same data, prepared statements and
 * fast-json-stringify, without worlds, access, checks or tape.
 */
const sqlite = new Sqlite(buildImage({ scenario: 'everyday', seed: 1, startAt: 1_773_100_800_000 }))
const prepared = (condition: string) => ({
  page: sqlite.prepare(`SELECT * FROM game WHERE ${condition} ORDER BY sort_order LIMIT @limit OFFSET @offset`),
  total: sqlite.prepare(`SELECT count(*) FROM game WHERE ${condition}`).pluck(),
})
// One statement per combination of filters: an OR over parameters would keep the index out, and the floor must be fair.
const statements = {
  both: prepared('game_type = @type AND vendor = @vendor'),
  type: prepared('game_type = @type'),
  vendor: prepared('vendor = @vendor'),
  none: prepared('1'),
}

const schema = z.toJSONSchema(successOf(games.gameList.reply) as z.ZodMiniType)
const stringify = build(schema as Parameters<typeof build>[0])

interface Query {
  gameType?: string
  vassalage?: string
  pageNo?: string
  pageSize?: string
}

const app = Fastify()
app.get<{ Querystring: Query }>('/wps/relay/GCSGAME_gameList', (request, reply) => {
  const { gameType, vassalage, pageNo = '1', pageSize = '27' } = request.query
  const { page, total } = statements[gameType ? (vassalage ? 'both' : 'type') : vassalage ? 'vendor' : 'none']
  const limit = Number(pageSize)
  const bind = { ...(gameType ? { type: gameType } : {}), ...(vassalage ? { vendor: vassalage } : {}) }
  const rows = page.all({ ...bind, limit, offset: (Number(pageNo) - 1) * limit }) as GameColumns[]
  const totalCount = total.get(bind) as number
  const value = {
    games: rows.map(view),
    pageNum: Number(pageNo),
    totalPages: Math.ceil(totalCount / limit),
    totalCount,
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  return reply.send(stringify({ success: true, value }))
})

interface GameColumns {
  node_id: number
  game_type: string
  vendor: string
  classify: string
  supported: number
  free_play: number
  facts: string
}

function view(row: GameColumns) {
  const facts = JSON.parse(row.facts)
  const name = facts.name[2]
  const serial = row.node_id % 10_000
  const padded = String(serial).padStart(4, '0')
  const suffix = facts.motif ? `${row.classify === 'Crash' ? '-curve' : ''}-${facts.motif.toLowerCase()}` : ''
  const file = `${row.game_type.toLowerCase()}-${row.vendor}-${serial}${suffix}`
  const icon = facts.icon ?? `/img/${ART_VERSION}/game/${file}.svg`
  return {
    nodeId: String(row.node_id),
    gameType: row.game_type,
    vassalage: row.vendor,
    vendorCode: row.vendor,
    gameId: facts.gameId ?? `${row.vendor}-${padded}`,
    roomId: facts.roomId ?? '',
    gameCode: facts.gameCode ?? `${row.vendor.toLowerCase()}${padded}`,
    gameName: name,
    nodeName: name,
    showIcon: icon,
    iconUrl: icon,
    supportPlay: row.supported ? 0 : 1,
    gameClassify: row.classify,
    gameClassifyNew: row.classify,
    isGameH5: facts.isGameH5 ?? 'H5',
    freeplay: row.free_play,
    lottoMode: facts.lottoMode ?? '',
    gameGroupId: facts.gameGroupId ?? '',
    displayName: name,
    mobileLargeIcon: facts.largeIcon ?? icon,
  }
}

await app.listen({ port: Number(process.env.PORT), host: 'localhost' })
