import * as z from 'zod/mini'
import type { ConformReport } from './conform.ts'

/** What was observed of a platform, by endpoint: fields, codes and values of enumerations, and nothing that was typed. */
export const Evidence = z.object({
  /** Name of the recording, or the origin that was called. */
  source: z.string(),
  /** Time of the traffic, ISO 8601. */
  at: z.string(),
  endpoints: z.record(
    z.string(),
    z.object({
      calls: z.int(),
      /** Fields that were present and matched the contract. */
      fields: z.array(z.string()),
      codes: z.array(z.string()),
      /** Values of enumerations, by field. */
      values: z._default(z.record(z.string(), z.array(z.string())), {}),
      deviations: z.int(),
    }),
  ),
})
export type Evidence = z.infer<typeof Evidence>

/** Excludes fields that deviated, which are no evidence for the contract, and calls that could not be compared. */
export function evidenceOf({ endpoints }: ConformReport, { source, at }: { source: string; at: string }): Evidence {
  const comparable = endpoints.filter(({ compared }) => compared > 0)
  return {
    source,
    at,
    endpoints: Object.fromEntries(
      comparable.map(({ name, compared, fields, values, codes, deviations }) => {
        const differing = new Set(deviations.map(({ path }) => path))
        const agreeing = fields.filter((field) => !differing.has(field))
        const seen = { fields: agreeing, values, codes: Object.keys(codes).sort() }
        return [name, { calls: compared, ...seen, deviations: deviations.length }]
      }),
    ),
  }
}
