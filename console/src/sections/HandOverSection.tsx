import { isAlone } from '../is-alone.ts'
import { AloneHere } from './AloneHere.tsx'
import { Capsule } from './Capsule.tsx'
import { HandOverLink } from './HandOverLink.tsx'
import { RoomHere } from './RoomHere.tsx'

/** Shares the present state as a link, a file or a room. */
export function HandOverSection() {
  return (
    <>
      <HandOverLink />
      <Capsule />
      {isAlone() ? <AloneHere /> : <RoomHere />}
    </>
  )
}
