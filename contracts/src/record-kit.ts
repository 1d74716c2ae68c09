import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'
import { pageSize } from './fields.ts'

/** Longest range of a record query, days, both ends included. */
export const RECORD_DAYS = 31
export const RECORD_PAGE = 20

/** A day of the merchant's calendar. */
export const Day = z.iso.date()

/** Cursor of a page: time and number of its last row. */
export const RecordCursor = z.string().check(z.regex(/^\d{1,15}\.\d{1,15}$/))

/** Common query of the records: days of the merchant's calendar, both included, and a cursor. */
export const recordQuery = {
  startDate: Day,
  endDate: Day,
  /** Value of `next` of the previous page; absent for the first page. */
  after: z.optional(RecordCursor),
  pageSize: pageSize(RECORD_PAGE),
}

/** A page of a record, newest first; totals come with the first page only. */
export const recordPage = <Row extends Schema, Totals extends Schema>(row: Row, totals: Totals) => ({
  list: z.array(row),
  next: z.nullable(RecordCursor),
  totalCount: z.nullable(z.int()),
  /** Totals of all matching rows; first page only, otherwise null. */
  footer: z.nullable(totals),
})
