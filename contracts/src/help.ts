import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Language } from './fields.ts'

/** The category that holds the terms of use (spec §2, `/m/help?tag=tc`). */
export const TERMS = 'tc'

export const HelpCategory = z.object({
  category: z.string(),
  title: z.string(),
  /** Contents are HTML of the content system. */
  items: z.array(z.object({ title: z.string(), content: z.string() })),
})
export type HelpCategory = z.infer<typeof HelpCategory>

export const helpCenter = endpoint({
  name: 'help.center',
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'guest',
  summary: 'Lists the help articles of a language by category, with the terms of use last.',
  query: z.strictObject({ device: z.literal('MOBILE'), lang: Language }),
  reply: z.array(HelpCategory),
  origin: 'specified',
  requirements: ['API-022', 'CONTENT-006'],
})
