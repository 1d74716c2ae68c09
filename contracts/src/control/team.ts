import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { line, wholeNumber } from '../fields.ts'
import { op, params } from './fields.ts'

export const makeTeam = endpoint({
  ...op,
  name: 'control.makeTeam',
  method: 'POST',
  path: '/__control/worlds/:id/team',
  summary:
    'Generates a team below an agent of the world’s merchant: agents in layers, players on the lowest, some of whom have bet. Their password is that of the cast.',
  params,
  body: z.strictObject({
    under: line(1, 40),
    /** Number of members to create, 1 to 10,000. */
    size: wholeNumber(1, 10_000),
    /** Levels below the agent, 1 to 8; the last one are players. */
    depth: z._default(wholeNumber(1, 8), 3),
  }),
  reply: z.object({
    /** Number of all downlines of the agent afterwards. */
    teamCount: z.int(),
    /** First created account of each level, from the top. */
    accounts: z.array(z.string()),
  }),
  status: 201,
})
