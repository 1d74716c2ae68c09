/** Minimum age of merchants that set none, years (VALID-026, ours). */
export const USUAL_MINIMUM_AGE = 18

/** Highest plausible age, years; an earlier birthday is mistyped. */
const OLDEST = 120

/** Completed years between a birthday (`YYYY-MM-DD`) and a day of the same form. */
export function ageOn(birthday: string, day: string): number {
  const [year, rest] = [Number(birthday.slice(0, 4)), birthday.slice(5)]
  // Who was born on 29 February completes the year on 1 March where there is none.
  return Number(day.slice(0, 4)) - year - (day.slice(5) < rest ? 1 : 0)
}

/** The day of an instant in UTC, which client and server share. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const exists = (day: string): boolean => {
  const parsed = new Date(`${day}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(+parsed) && parsed.toISOString().startsWith(day)
}

/** Whether a birthday exists and meets the minimum age (VALID-022). */
export const isOldEnough = (birthday: string, day: string, minimumAge: number = USUAL_MINIMUM_AGE): boolean =>
  exists(birthday) && ageOn(birthday, day) >= minimumAge && ageOn(birthday, day) <= OLDEST
