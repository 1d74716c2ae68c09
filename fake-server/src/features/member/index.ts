/** The public API of this feature for other parts of the server. */
export { maskedEmail, maskedMobile, maskedName } from './masked.ts'
export { type Member, membersRepository } from './member.repository.ts'
export { member } from './member.table.ts'
export { CAST_HASH, hashPassword, hashSeedPassword, passwordMatches } from './password.ts'
export { pausesRepository } from './pauses.repository.ts'
export { picturesRepository } from './pictures.repository.ts'
export { registrationRepository } from './registration.repository.ts'
export { vipLevel } from './vip-level.ts'
