import { afterEach, expect, test } from 'vitest'
import { webClip } from '@/domain/install'
import { startInstalling } from './start-installing.ts'

const start = location.href
afterEach(() => history.replaceState(null, '', start))

test.each([
  ['/m/home?webclip=1', '1', '/m/home'],
  ['/m/gameList?gameType=RNG&webclip=1#top', '1', '/m/gameList?gameType=RNG#top'],
  ['/m/home', undefined, '/m/home'],
  ['/m/home?webclip=2', undefined, '/m/home?webclip=2'],
])('the address %s stores the app mark %s and becomes %s', { tags: ['REG-023'] }, (opened, noted, left) => {
  history.replaceState({ key: 'kept' }, '', opened)
  startInstalling()
  expect({
    webClip: webClip.read(),
    address: location.pathname + location.search + location.hash,
    state: history.state,
  }).toEqual({ webClip: noted, address: left, state: { key: 'kept' } })
})
