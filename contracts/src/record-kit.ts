import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { pageSize } from './fields.ts'

/** Days one look at the records may span, both ends included. */
export const RECORD_DAYS = 31
export const RECORD_PAGE = 20

/** A day of the merchant's calendar. */
export const Day = z.iso.date()

/** Where a page of a record ends: time and number of its last row. What comes later is found there without counting. */
export const RecordCursor = z.string().check(z.regex(/^\d{1,15}\.\d{1,15}$/))

/** What every record is asked for: days of the merchant's calendar, both included, and from where on. */
export const recordQuery = {
  startDate: Day,
  endDate: Day,
  /** `next` of the page before; without it the first page. */
  after: z.optional(RecordCursor),
  pageSize: pageSize(RECORD_PAGE),
}

/** A page of a record, newest first; what counts all of the selection comes with the first page alone. */
export const recordPage = <Row extends Schema, Totals extends Schema>(row: Row, totals: Totals) => ({
  list: z.array(row),
  next: z.nullable(RecordCursor),
  totalCount: z.nullable(z.int()),
  /** Sums over all rows that fit, not over the page. */
  footer: z.nullable(totals),
})
