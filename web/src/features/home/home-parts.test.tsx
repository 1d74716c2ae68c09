import { act, screen, within } from '@testing-library/react'
import { type Announcement, announcements } from '@understudy/contracts/announcements'
import { PACK_LANGUAGES } from '@understudy/contracts/languages'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample } from '@/test/samples'
import { FreePlay } from './FreePlay.tsx'
import './PromoSheet.tsx'
import { NoticeTicker } from './NoticeTicker.tsx'
import { Promotions } from './Promotions.tsx'
import { WhyUs } from './WhyUs.tsx'

const promotion = (id: number): Announcement => ({
  id,
  title: `Promotion ${id}`,
  content: '',
  read: false,
  startDate: 0,
  endDate: 0,
  noExpiry: 1,
  announcementImages: [],
  promotionType: 'join',
  execution: '',
})

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
})

describe('the notice ticker', () => {
  const notices = [
    { id: 1, title: 'New tables tonight', read: false },
    { id: 2, title: 'Deposits are faster', read: true },
  ]

  test('the ticker runs at 75 px a second once fonts are there; a tap opens the notices', {
    tags: ['HOME-019'],
  }, async () => {
    let fontsLoad = () => {}
    const ready = new Promise<void>((resolve) => {
      fontsLoad = resolve
    })
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } })
    onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'))
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_500)
    const onOpen = vi.fn()
    const { user, container } = renderInApp(<NoticeTicker notices={notices} onOpen={onOpen} />)
    const opener = screen.getByRole('button', { name: /New tables tonight.*Deposits are faster/ })
    const track = container.querySelector<HTMLElement>('[style*="--seconds"]')
    await act(() => Promise.resolve())
    expect(track?.style.getPropertyValue('--seconds')).toBe('0s')
    await act(async () => fontsLoad())
    expect(track?.style.getPropertyValue('--seconds')).toBe('20s')
    await user.click(opener)
    expect(onOpen).toHaveBeenCalledOnce()
  })

  test.each([
    [0, 1],
    [undefined, 0],
    [4, 0],
  ] as const)('the bell of the ticker shows type %s %i unread', (type, unread) => {
    if (type !== undefined) session.store(sessionSample(type))
    const { container } = renderInApp(<NoticeTicker notices={notices} onOpen={() => {}} />)
    expect(container.querySelectorAll('[data-unread]')).toHaveLength(unread)
    expect(screen.queryAllByText(/1 unread/)).toHaveLength(unread)
    session.drop()
  })

  test('the notice ticker can be stopped (WCAG 2.2.2)', async () => {
    const { user, container } = renderInApp(<NoticeTicker notices={notices} onOpen={() => {}} />)
    await user.click(screen.getByRole('button', { name: 'Stop the announcements' }))
    expect(container.querySelector('[data-paused=true]')).toBeInTheDocument()
  })

  test('the ticker without announcements says so', { tags: ['HOME-020'] }, () => {
    renderInApp(<NoticeTicker notices={[]} onOpen={() => {}} />)
    expect(screen.getByText('No announcement')).toBeInTheDocument()
  })
})

test('the promotions strip opens a modal with at most four of them', { tags: ['HOME-040', 'CONST-029'] }, async () => {
  platform.answer(announcements, {
    banners: [],
    player: [],
    popup: [],
    promotion: [1, 2, 3, 4, 5, 6].map(promotion),
    hot: [],
  })
  const { user } = renderInApp(<Promotions />)
  await user.click(await screen.findByRole('button', { name: /Promotions/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Promotions' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Promotion 1', 'Promotion 2', 'Promotion 3', 'Promotion 4'])
})

test('every VIP claim is there in every language', { tags: ['HOME-039'] }, async () => {
  const claims = {
    EN: [
      '400+ slot games',
      'Betting exchange',
      'Fast deposits and withdrawals',
      'biometric login',
      'Exclusive rewards',
      'higher withdrawal limits',
      'priority payment channel',
      'private manager on a messaging app around the clock',
    ],
    UR: [
      '400 سے زائد سلاٹ',
      'داؤ ایکسچینج',
      'رقم تیزی سے جمع اور نکلوائیں',
      'بایومیٹرک لاگ ان',
      'خصوصی انعامات',
      'نکلوانے کی زیادہ حد',
      'ترجیحی راستہ',
      'میسجنگ ایپ پر چوبیس گھنٹے ذاتی مینیجر',
    ],
    'UR-LA': [
      '400 se zaid slot',
      'Daao exchange',
      'Raqam tezi se jama karayein aur nikalwayein',
      'Biometric log in',
      'Khusoosi inaamaat',
      'nikalwane ki zyada had',
      'tarjeehi raasta',
      'messaging app par chaubees ghante zaati manager',
    ],
  }
  for (const language of PACK_LANGUAGES) {
    await setLanguage(language)
    const { container, unmount } = renderInApp(<WhyUs brand="Aurora" vip />)
    for (const claim of claims[language]) expect(container.textContent, language).toContain(claim)
    unmount()
  }
})

test('a merchant without a VIP programme does not praise one', () => {
  const { container } = renderInApp(<WhyUs brand="Basalt" vip={false} />)
  expect(container).not.toHaveTextContent('VIP')
})

test('the free-play card starts free play', async () => {
  const onStart = vi.fn()
  const { user } = renderInApp(<FreePlay onStart={onStart} />)
  await user.click(screen.getByRole('button', { name: 'Free play' }))
  expect(onStart).toHaveBeenCalledOnce()
})
