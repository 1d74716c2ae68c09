export { anAnnouncement } from './announcement.ts'
export { aGame } from './game.ts'
export { aMatch } from './match.ts'
export { aMember } from './member.ts'
