import * as z from 'zod/mini'
import { THEMES } from '../client-config.ts'
import { endpoint } from '../endpoint.ts'
import { Language, line, StageId, VendorCode } from '../fields.ts'
import { SessionInfo } from '../session.ts'
import { lgw, PlayType, PrizeMode } from './fields.ts'

export const launchLottery = endpoint({
  ...lgw,
  name: 'lottery.launch',
  method: 'GET',
  path: '/lgw/launch',
  access: 'member',
  summary:
    'Opens the lottery page for the member; its address holds a ticket that can be exchanged for the session once.',
  query: z.strictObject({
    vendor: VendorCode,
    /** Code of a game, or `lobby` for all games of the vendor. */
    gameCode: line(1, 40),
    prizeMode: PrizeMode,
    playType: PlayType,
    /** Design of the page. */
    mui: z.enum(['fast', 'vn', 'sea']),
    css: z.enum(THEMES),
    language: z.optional(Language),
  }),
  reply: z.object({
    /** Path on the app’s own origin: `/m/lotto-h5/{mui}/{playType}/games/{gameId}?token&merchant&css&prize_mode`. */
    content: z.object({ game_url: z.string() }),
  }),
  errors: ['time.out', 'game.not.found', 'game.maintenance'],
  requirements: ['API-046', 'LAUNCH-003', 'LAUNCH-010', 'LAUNCH-018'],
})

export const openTicket = endpoint({
  ...lgw,
  name: 'lottery.openTicket',
  method: 'POST',
  path: '/lgw/tickets',
  access: 'guest',
  summary: 'Exchanges a ticket for its session, once, within a minute.',
  body: z.strictObject({ ticket: StageId }),
  reply: SessionInfo,
  errors: ['login.not.session', 'ticket.spent'],
  requirements: ['ROUTE-023'],
})
