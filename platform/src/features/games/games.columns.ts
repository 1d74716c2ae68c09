import { MOTIFS } from '@understudy/art'
import { GAME_TYPES, GameType, NodeId } from '@understudy/contracts'
import * as z from 'zod/mini'
import {
  ADDRESS,
  type ColumnRules,
  jsonOf,
  oneOf,
  rulesOf,
  TEXTS,
  VENDOR_CODE,
  wholeBetween,
} from '../../storage/column-rules.ts'
import { game, vendor } from './games.table.ts'

const LobbyNode = z.object({ gameId: z.string(), nodeId: NodeId })

const Facts = z.object({
  motif: z.optional(z.enum(MOTIFS)),
  name: z.tuple([z.string(), z.string(), z.string()]),
  ...Object.fromEntries(
    ['gameId', 'gameCode', 'icon', 'largeIcon', 'roomId', 'isGameH5', 'lottoMode', 'gameGroupId'].map((name) => [
      name,
      z.optional(z.string()),
    ]),
  ),
})

export const GAME_COLUMNS: ColumnRules = {
  ...rulesOf(game, {
    vendor: VENDOR_CODE,
    gameType: oneOf(GAME_TYPES),
    launches: wholeBetween(0, 1e12),
    returnPermille: wholeBetween(0, 1000),
    facts: jsonOf(Facts),
  }),
  ...rulesOf(vendor, {
    code: VENDOR_CODE,
    name: TEXTS,
    icon: ADDRESS,
    lobby: jsonOf(LobbyNode),
    alsoIn: jsonOf(z.array(z.object({ category: GameType, lobby: LobbyNode }))),
  }),
}
