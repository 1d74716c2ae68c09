/** A zone half an hour off, with summer time: what shows or counts UTC in place of the player's time fails. */
export default () => {
  process.env.TZ = 'America/St_Johns'
}
