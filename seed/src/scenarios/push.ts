import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import { merchantConfig } from '@understudy/merchants'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { texts } from '../texts.ts'
import { memberNamed } from './changes.ts'

const calendar = calendarOf(merchantConfig('aurora1').timeZone)
const atHour = (startAt: number, hour: number) => calendar.startOfDayNumber(calendar.dayNumber(startAt)) + hour * HOUR

/** A phone of amina at a push service that nobody runs, and a notification for it, held from 22 to 8 o'clock. */
function withWaiting(world: WorldSeed): WorldSeed {
  const { id: memberId } = memberNamed(world, 'amina')
  const at = world.startAt - 10 * MINUTE
  return {
    ...world,
    push: {
      devices: [
        {
          memberId,
          endpoint: 'https://push.example/send/amina-phone',
          p256dh: `B${'A'.repeat(86)}`,
          auth: 'A'.repeat(22),
          language: 'UR',
          at: world.startAt - 48 * HOUR,
        },
      ],
      waiting: [
        {
          memberId,
          kind: 'messages',
          key: 'seed:1',
          title: texts('ہماری طرف سے ایک پیغام', 'Hamari taraf se aik paigham', 'A message from us'),
          body: texts('اپنے ان باکس میں پڑھیں', 'Apne inbox mein parhein', 'Read it in your inbox'),
          link: '/m/webEmail',
          at,
          dueAt: atHour(world.startAt, 32),
        },
      ],
    },
  }
}

export const pushWaiting: Scenario = {
  name: 'push-waiting',
  story: 'It is 23:00 at the merchant: a notification for amina waits until her quiet hours end at eight.',
  person: 'amina',
  merchant: 'aurora1',
  begins: (startAt) => atHour(startAt, 23),
  make: withWaiting,
}
