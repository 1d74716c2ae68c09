import type * as control from '@understudy/contracts/control'
import { of } from './world-endpoints.ts'

export { createWorld, deleteWorld, resetWorld, scenarios } from './world-endpoints.ts'
export const actors = of<typeof control.actors>('control.actors', 'GET', '/__control/worlds/:id/actors')
export const addFault = of<typeof control.addFault>('control.addFault', 'POST', '/__control/worlds/:id/faults')
export const announce = of<typeof control.announce>('control.announce', 'POST', '/__control/worlds/:id/announcements')
export const closeRoom = of<typeof control.closeRoom>('control.closeRoom', 'DELETE', '/__control/rooms/:code')
export const decide = of<typeof control.decide>('control.decide', 'POST', '/__control/worlds/:id/queues/:queue/:item')
export const capsuleContents = of<typeof control.capsuleContents>(
  'control.capsuleContents',
  'POST',
  '/__control/capsules/contents',
)
export const dueEvents = of<typeof control.dueEvents>('control.dueEvents', 'GET', '/__control/worlds/:id/clock/events')
export const endpoints = of<typeof control.endpoints>('control.endpoints', 'GET', '/__control/endpoints')
export const exportCapsule = of<typeof control.exportCapsule>(
  'control.exportCapsule',
  'POST',
  '/__control/worlds/:id/capsule',
)
export const finishMission = of<typeof control.finishMission>(
  'control.finishMission',
  'POST',
  '/__control/worlds/:id/missions/:mission/finish',
)
export const getClock = of<typeof control.getClock>('control.clock', 'GET', '/__control/worlds/:id/clock')
export const getFaults = of<typeof control.getFaults>('control.faults', 'GET', '/__control/worlds/:id/faults')
export const getSettings = of<typeof control.getSettings>('control.settings', 'GET', '/__control/worlds/:id/settings')
export const getWorld = of<typeof control.getWorld>('control.world', 'GET', '/__control/worlds/:id')
export const importCapsule = of<typeof control.importCapsule>('control.importCapsule', 'POST', '/__control/capsules')
export const issuePromotion = of<typeof control.issuePromotion>(
  'control.issuePromotion',
  'POST',
  '/__control/worlds/:id/promotions',
)
export const issueReward = of<typeof control.issueReward>(
  'control.issueReward',
  'POST',
  '/__control/worlds/:id/rewards',
)
export const listMissions = of<typeof control.listMissions>('control.missions', 'GET', '/__control/worlds/:id/missions')
export const listPromotions = of<typeof control.listPromotions>(
  'control.promotions',
  'GET',
  '/__control/worlds/:id/promotions',
)
export const listRooms = of<typeof control.listRooms>('control.rooms', 'GET', '/__control/rooms')
export const makeLink = of<typeof control.makeLink>('control.makeLink', 'POST', '/__control/links')
export const makeTeam = of<typeof control.makeTeam>('control.makeTeam', 'POST', '/__control/worlds/:id/team')
export const openRoom = of<typeof control.openRoom>('control.openRoom', 'POST', '/__control/rooms')
export const outbox = of<typeof control.outbox>('control.outbox', 'GET', '/__control/worlds/:id/outbox')
export const patchClock = of<typeof control.patchClock>('control.patchClock', 'PATCH', '/__control/worlds/:id/clock')
export const patchSettings = of<typeof control.patchSettings>(
  'control.patchSettings',
  'PATCH',
  '/__control/worlds/:id/settings',
)
export const putFaults = of<typeof control.putFaults>('control.putFaults', 'PUT', '/__control/worlds/:id/faults')
export const queues = of<typeof control.queues>('control.queues', 'GET', '/__control/worlds/:id/queues')
export const restoreSnapshot = of<typeof control.restoreSnapshot>(
  'control.restore',
  'POST',
  '/__control/worlds/:id/restore',
)
export const sayInChat = of<typeof control.sayInChat>('control.sayInChat', 'POST', '/__control/worlds/:id/chat')
export const setVipLevel = of<typeof control.setVipLevel>('control.setVipLevel', 'PUT', '/__control/worlds/:id/vip')
export const signIn = of<typeof control.signIn>('control.signIn', 'POST', '/__control/worlds/:id/sessions')
export const snapshots = of<typeof control.listSnapshots>('control.snapshots', 'GET', '/__control/worlds/:id/snapshots')
export const takeSnapshot = of<typeof control.takeSnapshot>(
  'control.snapshot',
  'POST',
  '/__control/worlds/:id/snapshots',
)
export const tape = of<typeof control.tape>('control.tape', 'GET', '/__control/worlds/:id/tape')
export const tapeCall = of<typeof control.tapeCall>('control.tapeCall', 'GET', '/__control/worlds/:id/tape/:seq')
export const writeMessage = of<typeof control.writeMessage>(
  'control.writeMessage',
  'POST',
  '/__control/worlds/:id/messages',
)
