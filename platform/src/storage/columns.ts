// Columns whose declared type tells what their integers are. SQLite stores all of them as integers, because the names contain INT.
import { customType } from 'drizzle-orm/sqlite-core'

/** Declared types, as `pragma_table_info` returns them. */
export const MONEY_TYPE = 'money_integer'
export const MOMENT_TYPE = 'time_integer'
export const DAY_TYPE = 'day_integer'

/** SQLite's storage class of a declared type. */
export const storageOf = (type: string): string => (type.endsWith('_integer') ? 'integer' : type)

/** A column with an amount of money, in ten-thousandths of the currency unit. */
export const money = customType<{ data: number }>({ dataType: () => MONEY_TYPE })

/** A column with a moment of the world's time, epoch ms. */
export const moment = customType<{ data: number }>({ dataType: () => MOMENT_TYPE })

/** A column with a day of the merchant's calendar, by its `dayNumber`. */
export const day = customType<{ data: number }>({ dataType: () => DAY_TYPE })
