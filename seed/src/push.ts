import type { PackLanguage } from '@understudy/contracts'
import { membersPart } from './members.ts'
import { seedPart } from './seed-part.ts'
import type { Texts } from './world-seed.ts'

/** A browser that gets notifications, and one that waits for the end of its member's quiet hours. */
export interface PushSeed {
  devices: {
    memberId: number
    endpoint: string
    p256dh: string
    auth: string
    language: PackLanguage
    at: number
  }[]
  waiting: {
    memberId: number
    kind: 'money' | 'rewards' | 'messages' | 'lottery'
    key: string
    title: Texts
    body: Texts
    link: '/m/vouReport' | '/m/webEmail'
    at: number
    dueAt: number
  }[]
}

/** Nobody gets notifications until a browser subscribes; a scenario adds some. */
export const pushPart = seedPart({
  name: 'push',
  needs: [membersPart],
  build: (): PushSeed => ({ devices: [], waiting: [] }),
  empty: { devices: [], waiting: [] },
})
