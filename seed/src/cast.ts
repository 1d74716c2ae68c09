import { MERCHANT_CONFIGS } from '@understudy/merchants'
import type { CastMember } from './world-seed.ts'

/** Password of every seeded member. */
export const PASSWORD = 'Play1234'

/** The named members of every world. All have the password `Play1234`, except those who use social sign-in. */
export const CAST: readonly CastMember[] = MERCHANT_CONFIGS.flatMap(({ code, cast }) =>
  cast.map(({ name, type, story, passwordless }) => ({
    name,
    type,
    merchant: code,
    password: passwordless ? '' : PASSWORD,
    story,
  })),
)

/** Returns a member of the cast by name. @throws Error */
export function castMember(name: string): CastMember {
  const match = CAST.find((member) => member.name === name)
  if (!match) throw new Error(`Nobody in the cast is called ${name}: ${CAST.map((member) => member.name).join(', ')}`)
  return match
}
