/** Weekdays and months of Roman Urdu, which `Intl` does not know: it would write them in Arabic letters. */
const NAMES: Record<string, string> = {
  Sunday: 'Itwaar',
  Monday: 'Peer',
  Tuesday: 'Mangal',
  Wednesday: 'Budh',
  Thursday: 'Jumeraat',
  Friday: 'Jumma',
  Saturday: 'Hafta',
  January: 'Janwari',
  February: 'Farwari',
  March: 'March',
  April: 'April',
  May: 'Mayi',
  June: 'June',
  July: 'Julai',
  August: 'August',
  September: 'September',
  October: 'October',
  November: 'November',
  December: 'December',
}
const SHORT = new Map(Object.entries(NAMES).map(([english, name]) => [english.slice(0, 3), name]))

/** Writes a date by an English format with the weekday and the month of Roman Urdu: `Jumeraat, 26 November`. */
export const inRomanUrdu = (format: Intl.DateTimeFormat, time: number): string =>
  format
    .formatToParts(time)
    .map(({ type, value }) =>
      // Short weekdays stay whole, as Jumeraat and Jumma begin alike.
      type === 'weekday'
        ? (SHORT.get(value.slice(0, 3)) ?? value)
        : type === 'month'
          ? (NAMES[value] ?? SHORT.get(value.slice(0, 3))?.slice(0, 3) ?? value)
          : value,
    )
    .join('')
