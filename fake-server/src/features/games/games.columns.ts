import { MOTIFS } from '@understudy/art'
import { GameType, NodeId } from '@understudy/contracts'
import * as z from 'zod/mini'
import { type JsonColumns, Texts } from '../../world/json-columns.ts'

const LobbyNode = z.object({ gameId: z.string(), nodeId: NodeId })

export const GAME_COLUMNS: JsonColumns = {
  'game.facts': z.object({
    motif: z.optional(z.enum(MOTIFS)),
    name: z.tuple([z.string(), z.string(), z.string()]),
    ...Object.fromEntries(
      ['gameId', 'gameCode', 'icon', 'largeIcon', 'roomId', 'isGameH5', 'lottoMode', 'gameGroupId'].map((name) => [
        name,
        z.optional(z.string()),
      ]),
    ),
  }),
  'vendor.name': Texts,
  'vendor.lobby': LobbyNode,
  'vendor.also_in': z.array(z.object({ category: GameType, lobby: LobbyNode })),
}
