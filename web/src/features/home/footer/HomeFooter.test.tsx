import { act, screen, within } from '@testing-library/react'
import type { Resource } from '@understudy/contracts/system'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gameSamples } from '@/test/game-sample'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { settingsSample } from '@/test/samples'
import HomeFooter from './HomeFooter.tsx'

beforeEach(() => void fakePlatform())

const CHANNELS = [
  'GOOGLE',
  'TWITTER',
  'INSTAGRAM',
  'LINE',
  'SKYPE',
  'FACEBOOK',
  'YOUTUBE',
  'TELEGRAM',
  'TIKTOK',
  'WHATSAPP',
] as const

const resource = (resourceType: Resource['resourceType'], name: string = resourceType): Resource => ({
  resourceType,
  url: `https://${name.toLowerCase().replaceAll(' ', '-')}.example/`,
  title: name,
  image: `/img/${name}.svg`,
})
const many = (type: Resource['resourceType'], count: number) =>
  Array.from({ length: count }, (_, index) => resource(type, `${type} ${index + 1}`))

const everything = [
  ...CHANNELS.map((channel) => resource(channel)),
  ...many('SPONSOR', 6),
  ...many('PAYMENT', 3),
  ...many('RESPONSIBLE', 2),
  resource('LICENCE', 'Marjan Board'),
]
const vendors = Array.from({ length: 25 }, (_, index) => ({
  vassalage: `V${index}`,
  displayName: `House ${index}`,
  icon: '/img/v.svg',
  category: 'RNG',
}))

const footer = (resources: Resource[] = everything) =>
  renderInApp(
    <HomeFooter
      settings={settingsSample({ resources, licence: 'Licence 1001' })}
      vendors={vendors}
      hotGames={gameSamples(4)}
      pathOf={() => '/m/gameList'}
    />,
  )

const block = (title: string) => screen.getByRole('heading', { name: title }).closest('section') as HTMLElement

describe('the footer of home', () => {
  test('the footer of home has all its blocks, and the year is 2024', { tags: ['HOME-024'] }, () => {
    footer()
    const hot = within(block('Hot games')).getAllByRole('link')
    expect(hot.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/m/gameList'))
    expect(within(block('Sponsors')).getAllByRole('link')).toHaveLength(6)
    expect(within(block('Payment methods')).getAllByRole('link')).toHaveLength(3)
    expect(within(block('Play responsibly')).getAllByRole('link')).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'Marjan Board' })).toBeInTheDocument()
    expect(screen.getByText('Licence 1001')).toBeInTheDocument()
    expect(screen.getByText(/Aurora is a demonstration/)).toBeInTheDocument()
    expect(screen.getByText('© 2024 Aurora')).toBeInTheDocument()
  })

  test('the footer of home has at most 22 vendors, each linked to its games', {
    tags: ['CONST-031', 'HOME-024'],
  }, () => {
    footer()
    const links = within(block('Games by')).getAllByRole('link')
    expect(links).toHaveLength(22)
    expect(links[0]?.getAttribute('href')).toBe('/m/gameList?gameType=RNG&vassalage=V0')
  })

  test('the footer has a video only if there is a resource of type YOUTUBE', {
    tags: ['HOME-025'],
  }, () => {
    const { container, unmount } = footer()
    expect(within(block('See how it plays')).getByRole('link')).toHaveAttribute('href', 'https://youtube.example/')
    expect(container.querySelector('iframe, video')).not.toBeInTheDocument()
    unmount()
    footer(everything.filter(({ resourceType }) => resourceType !== 'YOUTUBE'))
    expect(screen.queryByRole('heading', { name: 'See how it plays' })).not.toBeInTheDocument()
  })

  test('the footer of home has ten channels, each from its resource', { tags: ['HOME-026'] }, () => {
    footer()
    const links = within(block('Follow us')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      CHANNELS.map((channel) => `https://${channel.toLowerCase()}.example/`),
    )
    expect(links[0]).toHaveAccessibleName('GOOGLE (opens in a new tab)')
    expect(links.map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual(
      CHANNELS.map((channel) => `/img/${channel}.svg`),
    )
  })

  test('the footer of home leaves out channels without a resource', { tags: ['HOME-026'] }, () => {
    footer([resource('LINE')])
    expect(within(block('Follow us')).getAllByRole('link')).toHaveLength(1)
  })

  test('the sponsors show four at a time, move every 3000 ms and loop', { tags: ['HOME-027'] }, () => {
    vi.useFakeTimers()
    const callbacks: (() => void)[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          callbacks.push(() => callback([{ isIntersecting: true }]))
        }
        observe() {}
        disconnect() {}
      },
    )
    footer()
    const slides = within(block('Sponsors')).getAllByRole('listitem')
    const inView = () => slides.flatMap((slide, at) => (slide.querySelector('[inert]') ? [] : [at]))
    const shownAfter = (ms: number) => {
      act(() => vi.advanceTimersByTime(ms))
      return inView()
    }
    expect(slides).toHaveLength(6)
    // Copies of the first four follow the last one.
    expect(block('Sponsors').querySelectorAll('[aria-hidden] img')).toHaveLength(4)
    expect(shownAfter(9_000)).toEqual([0, 1, 2, 3])
    act(() => {
      for (const see of callbacks) see()
    })
    expect(shownAfter(2_999)).toEqual([0, 1, 2, 3])
    expect(shownAfter(1)).toEqual([1, 2, 3, 4])
    expect(shownAfter(3_000)).toEqual([2, 3, 4, 5])
    for (const first of [3, 4, 5, 0]) expect(shownAfter(3_000)).toContain(first)
    expect(inView()).toEqual([0, 1, 2, 3])
  })
})
