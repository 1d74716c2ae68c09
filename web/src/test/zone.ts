/** A zone with an offset of half an hour and summer time, in which code that uses UTC for the player's time fails. */
export default () => {
  process.env.TZ = 'America/St_Johns'
}
