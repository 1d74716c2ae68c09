import { act, screen, waitFor } from '@testing-library/react'
import { announcements, type Banner } from '@understudy/contracts/announcements'
import { memberInfo } from '@understudy/contracts/member'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { memberSample, sessionSample } from '@/test/samples'
import { BannerCarousel } from './BannerCarousel.tsx'
import { BannerSlide } from './BannerSlide.tsx'
// Loaded here, so that no test waits for the import.
import './BannerSlider.tsx'
import { useHomeBanners } from './home.queries.ts'
import { useOpenBanner } from './open-banner.ts'

// The library's slider is replaced: the tests check which settings it gets.
const slider = vi.hoisted(() => ({ props: {} as Record<string, unknown> }))
vi.mock('swiper/react', async () => {
  const { createElement } = await import('react')
  return {
    Swiper: ({ children, ...props }: { children: React.ReactNode }) => {
      slider.props = props
      return createElement('div', null, children)
    },
    SwiperSlide: ({
      children,
      ...props
    }: {
      children: (slide: { isActive: boolean }) => React.ReactNode
      role: string
    }) => createElement('div', { role: props.role }, children({ isActive: true })),
  }
})

// Autoplay has tests of its own.
const autoplay = vi.hoisted((): { every?: number; playing?: boolean; next?: () => void } => ({}))
vi.mock('@/shared/ui/use-autoplay', () => ({ useAutoplay: (options: object) => Object.assign(autoplay, options) }))

const banner = (id: number, more: Partial<Banner> = {}): Banner => ({
  id,
  groupName: 'm_home',
  url: `/img/banner-${id}.svg`,
  title: `Banner ${id}`,
  subtitle: '',
  link: '/m/vip',
  ...more,
})

const content = (banners: Banner[]) => ({ banners, player: [], popup: [], promotion: [], hot: [] })

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform().answer(memberInfo, memberSample())
})
afterEach(() => {
  session.drop()
})

describe('which banners home has', () => {
  const all = content([
    banner(1),
    banner(2, { groupName: 'm_live' }),
    banner(3, { groupName: 'm_newgame' }),
    banner(4, { groupName: 'm_game' }),
  ])
  const Shown = () => (
    <p>
      {useHomeBanners()
        ?.map(({ title }) => title)
        .join() ?? 'wait'}
    </p>
  )

  test('home has the banners of the group m_home', { tags: ['HOME-002'] }, async () => {
    platform.answer(announcements, all)
    renderInApp(<Shown />)
    expect(await screen.findByText('Banner 1')).toBeInTheDocument()
  })

  test.each([
    [true, 'Banner 1,Banner 2'],
    [false, 'Banner 1'],
  ])(
    'home has the banners of m_live for a member whose liveModel is %s: %s',
    { tags: ['HOME-003', 'HOME-041'] },
    async (liveModel, shown) => {
      session.store(sessionSample())
      platform.answer(announcements, all).answer(memberInfo, memberSample({ liveModel }))
      renderInApp(<Shown />)
      await waitFor(() => expect(platform.count(memberInfo)).toBe(1))
      expect(await screen.findByText(shown)).toBeInTheDocument()
    },
  )
})

test('home goes on without a banner that does not load', {
  tags: ['HOME-002'],
  timeout: 20_000,
}, async () => {
  platform.fail(announcements, 'system.error')
  const Home = () => <BannerCarousel banners={useHomeBanners()} onPick={() => {}} />
  renderInApp(<Home />)
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Highlights' })).not.toBeInTheDocument(), {
    timeout: 10_000,
  })
})

test('visitors never see banners of m_live, members only once liveModel is known', {
  tags: ['HOME-003', 'HOME-041'],
}, async () => {
  const Shown = () => (
    <p>
      {useHomeBanners()
        ?.map(({ title }) => title)
        .join() ?? 'wait'}
    </p>
  )
  platform.answer(announcements, content([banner(1), banner(2, { groupName: 'm_live' })]))
  const visitor = renderInApp(<Shown />)
  expect(await screen.findByText('Banner 1')).toBeInTheDocument()
  expect(platform.count(memberInfo)).toBe(0)
  visitor.unmount()

  let answer = () => {}
  const answered = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json({ success: true, value: memberSample({ liveModel: true }) }))
  })
  platform.reply(memberInfo, () => answered)
  session.store(sessionSample())
  renderInApp(<Shown />)
  await waitFor(() => expect(platform.count(memberInfo)).toBe(1))
  expect(await screen.findByText('Banner 1')).toBeInTheDocument()
  answer()
  expect(await screen.findByText('Banner 1,Banner 2')).toBeInTheDocument()
})

describe('the carousel', () => {
  test('the carousel moves every 5000 ms in a circle, with a gap of 10', { tags: ['HOME-004'] }, async () => {
    renderInApp(<BannerCarousel banners={[banner(1), banner(2)]} onPick={() => {}} />)
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(2))
    expect(slider.props).toMatchObject({ loop: true, spaceBetween: 10 })
    const slideNext = vi.fn()
    act(() => (slider.props.onSwiper as (swiper: object) => void)({ slideNext }))
    autoplay.next?.()
    expect({ every: autoplay.every, playing: autoplay.playing, callsCount: slideNext.mock.calls.length }).toEqual({
      every: 5_000,
      playing: true,
      callsCount: 1,
    })
  })

  test('a carousel with one banner is no slider', { tags: ['HOME-004'] }, async () => {
    renderInApp(<BannerCarousel banners={[banner(1)]} onPick={() => {}} />)
    expect(screen.getByRole('button', { name: /Banner 1/ })).toBeInTheDocument()
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Stop the highlights' })).not.toBeInTheDocument()
  })

  test('the carousel can be stopped and started again (WCAG 2.2.2)', async () => {
    const { user } = renderInApp(<BannerCarousel banners={[banner(1), banner(2)]} onPick={() => {}} />)
    await user.click(await screen.findByRole('button', { name: 'Stop the highlights' }))
    expect(autoplay.playing).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Play the highlights' }))
    expect(autoplay.playing).toBe(true)
  })

  test('the carousel hands a tapped banner to its parent, once', { tags: ['HOME-005'] }, async () => {
    const onPick = vi.fn()
    const only = banner(1)
    const { user } = renderInApp(<BannerCarousel banners={[only]} onPick={onPick} />)
    await user.click(screen.getByRole('button', { name: /Banner 1/ }))
    expect(onPick.mock.calls).toEqual([[only]])
  })

  test('a distant slide loads no picture but keeps its text', () => {
    const { rerender, container } = renderInApp(<BannerSlide banner={banner(1)} onPick={() => {}} pictured={false} />)
    expect(screen.getByText('Banner 1')).toBeInTheDocument()
    expect(container.querySelector('img[src]')).not.toBeInTheDocument()
    rerender(<BannerSlide banner={banner(1)} onPick={() => {}} />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe(banner(1).url)
  })

  test('a banner without a link is no button', { tags: ['HOME-042'] }, () => {
    renderInApp(<BannerCarousel banners={[banner(1, { link: '' })]} onPick={() => {}} />)
    expect(screen.getByText('Banner 1')).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('a tapped banner', { tags: ['HOME-042'] }, () => {
  const Opener = ({ link }: { link: string }) => {
    const open = useOpenBanner()
    return (
      <button type="button" onClick={() => open({ link })}>
        open
      </button>
    )
  }
  const tap = async (link: string) => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, path } = renderInApp(<Opener link={link} />)
    await user.click(screen.getByRole('button'))
    return { path: path(), opened: opened.mock.calls }
  }

  test('a tapped banner opens its page of the app', async () => {
    expect((await tap('/m/gameList?gameType=FISH')).path).toBe('/m/gameList?gameType=FISH')
  })

  test('a tapped banner opens a web address in an isolated new tab', async () => {
    const { path, opened } = await tap('https://partner.example/x')
    expect(opened).toEqual([['https://partner.example/x', '_blank', 'noopener,noreferrer']])
    expect(path).toBe('/m/home')
  })

  test.each(['javascript:alert(1)', '//evil.example', '/m/nowhere', ''])(
    'a tapped banner with %j leads nowhere',
    async (link) => {
      expect(await tap(link)).toEqual({ path: '/m/home', opened: [] })
    },
  )
})
