import * as z from 'zod/mini'
import { op, params } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { line, wholeNumber } from './fields.ts'

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
    /** People in all. */
    size: wholeNumber(1, 10_000),
    /** Steps down, the last of them players. */
    depth: z._default(wholeNumber(1, 8), 3),
  }),
  reply: z.object({
    /** How many there are now below the agent. */
    teamCount: z.int(),
    /** The first made on each step, from the top down. */
    accounts: z.array(z.string()),
  }),
  status: 201,
})
