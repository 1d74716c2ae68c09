import * as z from 'zod/mini'
import type { ConformReport } from './conform.ts'

/** What was seen of a platform, by endpoint: no value of it, only that it was there. */
export const Evidence = z.object({
  /** The recording, or the origin that was called. */
  source: z.string(),
  /** When the traffic was, ISO 8601. */
  at: z.string(),
  endpoints: z.record(
    z.string(),
    z.object({
      calls: z.int(),
      /** Fields of the contract that were there, and were as it says. */
      fields: z.array(z.string()),
      codes: z.array(z.string()),
      deviations: z.int(),
    }),
  ),
})
export type Evidence = z.infer<typeof Evidence>

/** A field that differs is no evidence for its contract. */
export function evidenceOf({ endpoints }: ConformReport, { source, at }: { source: string; at: string }): Evidence {
  const seen = endpoints.filter(({ calls }) => calls > 0)
  return {
    ...{ source, at },
    endpoints: Object.fromEntries(
      seen.map(({ name, calls, fields, codes, deviations }) => {
        const differing = new Set(deviations.map(({ path }) => path))
        const kept = fields.filter((field) => !differing.has(field))
        return [name, { calls, fields: kept, codes: Object.keys(codes).sort(), deviations: deviations.length }]
      }),
    ),
  }
}
