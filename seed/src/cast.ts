import { MERCHANT_CONFIGS } from '@understudy/merchants'
import { PASSWORD } from './password.ts'
import type { CastMember } from './world-seed.ts'

/** The people of every world, all with the password `Play1234` but for who came by a social identity. */
export const CAST: readonly CastMember[] = MERCHANT_CONFIGS.flatMap(({ code, cast }) =>
  cast.map(({ name, type, story, passwordless }) => ({
    name,
    type,
    merchant: code,
    password: passwordless ? '' : PASSWORD,
    story,
  })),
)

/** A member of the named cast. @throws Error */
export function castMember(name: string): CastMember {
  const found = CAST.find((member) => member.name === name)
  if (!found) throw new Error(`Nobody in the cast is called ${name}: ${CAST.map((member) => member.name).join(', ')}`)
  return found
}
