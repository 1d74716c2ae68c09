/** YYYY-MM-DD where the player is. */
export function localDate(time: number): string {
  const day = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
