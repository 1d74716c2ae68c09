import { MEMBER_TYPES, registration } from '@understudy/contracts'
import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { ADDRESS, jsonOf, oneOf, rulesOf } from '../../storage/column-rules.ts'
import { memberLearns } from './member.learns.ts'
import { loadMembers } from './member.repository.ts'
import { memberRoutes } from './member.routes.ts'
import { member as members } from './member.table.ts'
import { loadPauses, pausesRepository } from './pauses.repository.ts'
import { playPause } from './pauses.table.ts'
import { memberProfile, uploadedPicture } from './profile.table.ts'
import { registration as registrations } from './registration.table.ts'

export { AGENT_TYPES, type Member, membersRepository } from './member.repository.ts'
export { member } from './member.table.ts'
export { maskedEmail, maskedMobile, maskedName, memberCalendar, merchantOf, vipLevel } from './member-facts.ts'
export { CAST_HASH, hashPassword, hashSeedPassword, passwordMatches } from './password.ts'
export { pausesRepository } from './pauses.repository.ts'
export { picturesRepository } from './pictures.repository.ts'
export { registrationRepository } from './registration.repository.ts'
export { memberBelowHimself } from './upline-circle.ts'

/** A built-in avatar, or the name of an uploaded picture. */
const AVATAR = {
  holds: `${ADDRESS.holds}, or upload: and the name of a picture`,
  schema: z.union([ADDRESS.schema, z.string().check(z.regex(/^upload:\w{1,64}$/))]),
}

export const memberFeature = feature({
  name: 'member',
  tables: [members, playPause, memberProfile, uploadedPicture, registrations],
  routes: memberRoutes,
  learns: memberLearns,
  load: (db, seed) => {
    loadMembers(db, seed)
    loadPauses(db, seed)
  },
  scheduled: [
    {
      kind: 'pause.ends',
      upcoming: (world) =>
        world
          .use(pausesRepository)
          .running(world.now())
          .map(({ username, until }) => ({ at: until ?? world.now(), about: username })),
    },
  ],
  columns: {
    ...rulesOf(members, {
      type: oneOf(MEMBER_TYPES),
      avatar: AVATAR,
      username: {
        holds: 'a name of 1 to 40 characters',
        schema: z.string().check(z.regex(/^[\p{L}\p{N}][^\p{C}]{0,39}$/u)),
      },
      upline: {
        holds: 'empty, or a name of at most 40 characters',
        schema: z.string().check(z.regex(/^([\p{L}\p{N}][^\p{C}]{0,39})?$/u)),
      },
    }),
    ...rulesOf(playPause),
    ...rulesOf(registrations, {
      details: jsonOf(z.partialRecord(z.enum(registration.REGISTRATION_FIELDS), z.string())),
    }),
  },
})
