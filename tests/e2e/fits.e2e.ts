import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { misfits } from '../support/fits.ts'
import { QUIET, visit } from '../support/page.ts'

/** Screens of each kind (lists, forms, cards, figures) by account, each with the element that loads last. */
const SCREENS = {
  amina: [
    ['/m/home', 'main article'],
    ['/m/voucherCenter', 'main input'],
    ['/m/withdraw', 'main input'],
    ['/m/gameList?gameType=RNG', 'main article'],
    ['/m/lottery', 'main h2'],
    ['/m/mine', 'main li'],
    ['/m/profitandloss', 'main figure'],
    ['/m/member/benefits', 'main table'],
    ['/m/rewardCenter', 'main li'],
    ['/m/member/manualRebate', 'main table'],
    ['/m/jackpot', 'main li'],
    // The lottery page outside its frame.
    ['/m/lotto-h5/fast/ent/games/300', 'button[aria-pressed]'],
  ],
  bilal: [
    ['/m/member/team', 'main h2, main input'],
    ['/m/inviteFriends', 'main dl'],
    ['/m/agent/team/overview', 'main li'],
    ['/m/agent/team/pnl', 'main figure'],
    ['/m/member/agent/getDevidendContract', 'main table'],
    ['/m/member/agent/getHourContract', 'main table'],
  ],
  visitor: [
    ['/m/home', 'main article'],
    ['/m/login', 'main input'],
    ['/m/register', 'main input'],
  ],
} as const

/** Sets the font size of the root element, as a phone's text size setting does. */
const setLetters = (page: Page, size: string) =>
  page.addInitScript((fontSize) => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = fontSize
    })
  }, size)

/** A narrow window, a window in landscape, one above a keyboard, and text of double size; the everyday gate looks at the first. */
for (const [name, language, size, letters, tag] of [
  ['320 px wide', 'UR-LA', { width: 320, height: 640 }, '100%', []],
  ['letters of 200 % on a small phone', 'UR', { width: 360, height: 740 }, '200%', ['@all']],
  ['letters of 200 %', 'EN', { width: 390, height: 844 }, '200%', ['@all']],
  ['lying on its side', 'EN', { width: 740, height: 360 }, '100%', ['@all']],
  ['above a keyboard', 'UR', { width: 390, height: 420 }, '100%', ['@all']],
] satisfies [string, string, object, string, string[]][])
  for (const [who, screens] of Object.entries(SCREENS))
    test(`nothing overlaps or is cut off: ${name}, ${who}`, { tag }, async ({ page, device, asMember }) => {
      await page.setViewportSize(size)
      await setLetters(page, letters)
      await device({ ...QUIET, language })
      if (who !== 'visitor') await asMember(who)
      await page.goto('/m/trail')
      for (const [path, last] of screens) {
        // The lottery page is a page of its own.
        await (path.includes('/lotto-h5/') ? page.goto(path) : visit(page, path))
        await expect(page.locator(last).first()).toBeVisible()
        await expect(page).toHaveURL(path)
        await expect(page.locator('html')).toHaveCSS('font-size', letters === '200%' ? '32px' : '16px')
        await expect.poll(() => misfits(page), { message: path }).toEqual([])
      }
    })

/**
 * Boxes of elements and of their texts, all measured at the same moment, because an element may move or be replaced
 * while the page loads.
 */
async function placesOf(...locators: readonly [Locator, ...Locator[]]) {
  let places: { box: DOMRect; letters: DOMRect }[] = []
  const measure = async () => {
    const handles = await Promise.all(locators.map((locator) => locator.elementHandle()))
    places = await locators[0].page().evaluate(
      (elements) =>
        elements.flatMap((element) => {
          if (!element?.isConnected) return []
          const range = document.createRange()
          range.selectNodeContents(element)
          return [{ box: element.getBoundingClientRect().toJSON(), letters: range.getBoundingClientRect().toJSON() }]
        }),
      handles,
    )
    return places.length
  }
  await expect.poll(measure).toBe(locators.length)
  return places
}

test('the first invalid field of a long sheet scrolls into view below its header', async ({
  page,
  device,
  asMember,
}) => {
  await device(QUIET)
  await asMember('bilal')
  await page.goto('/m/member/agent/getDevidendContract')
  await page.getByRole('button', { name: 'Propose a contract' }).click()
  const sheet = page.getByRole('dialog', { name: 'Propose a contract' })
  for (const tier of ['Tier 2', 'Tier 3']) {
    await sheet.getByRole('button', { name: 'Add tier' }).click()
    await expect(sheet.getByText(tier, { exact: true })).toBeVisible()
  }
  await sheet.getByRole('button', { name: 'Send request' }).click()
  const wrong = sheet.getByLabel('Team bets from').first()
  await expect(wrong).toBeFocused()
  const [head, label] = await placesOf(
    sheet.getByRole('heading', { level: 2, name: 'Propose a contract' }),
    sheet.getByText('Team bets from').first(),
  )
  expect(label?.box.y).toBeGreaterThan(head?.box.bottom ?? Number.NaN)
})

test('in Urdu a Latin name is aligned with the line below it', async ({ page, device, asMember }) => {
  await device({ ...QUIET, language: 'UR' })
  await asMember('amina')
  await page.goto('/m/inviteFriends')
  const [friend, since] = await placesOf(page.getByText(/^si•••/), page.getByText(/^2 .* 2025 سے$/))
  expect(friend?.letters.right).toBeCloseTo(since?.letters.right ?? Number.NaN, 0)
  await visit(page, '/m/home')
  await page.getByRole('banner').getByRole('button').first().click()
  const profile = page.getByRole('dialog').getByRole('link').filter({ hasText: 'Amina' })
  const [photo, name] = await placesOf(
    profile.getByRole('img').or(profile.locator('img')).first(),
    profile.getByText('Amina', { exact: true }),
  )
  expect((photo?.box.x ?? Number.NaN) - (name?.letters.right ?? Number.NaN)).toBeLessThan(16)
})

for (const { language, played, matches, team, tag } of [
  { language: 'UR', played: 'حالیہ گیمز', matches: 'میچ شیڈول', team: 'لالہ زار', tag: [] },
  { language: 'EN', played: 'Recently played', matches: 'Match schedule', team: 'Lalazar', tag: ['@all'] },
])
  test(`in ${language} shelf titles are whole and team names unbroken at 360 and 390 px`, { tag }, async ({
    page,
    device,
    asMember,
  }) => {
    await asMember('amina')
    await device({ ...QUIET, language })
    await page.goto('/m/home')
    // Content outside of the viewport is laid out as well.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    const title = page.getByRole('heading', { name: played })
    const teams = page.getByRole('region', { name: matches }).locator('article [dir="auto"]')
    await expect(teams.filter({ hasText: team }).first()).toBeVisible()
    await expect(title).toBeVisible()
    const parted = () =>
      teams.evaluateAll((names) =>
        names.flatMap(({ firstChild }) =>
          [...(firstChild?.textContent ?? '').matchAll(/\S+/g)]
            .filter(({ 0: word, index }) => {
              const range = document.createRange()
              if (firstChild) range.setStart(firstChild, index)
              if (firstChild) range.setEnd(firstChild, index + word.length)
              return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
            })
            .map(([word]) => word),
        ),
      )
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expect.poll(() => parted()).toEqual([])
      await expect.poll(() => misfits(page)).toEqual([])
    }
  })

test('the page bar keeps its height with a long title on a narrow phone', async ({ page, device, asMember }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await device({ ...QUIET, language: 'UR-LA' })
  await asMember('amina')
  await page.goto('/m/trail')
  for (const path of ['/m/vouReport', '/m/withdrawReport', '/m/transaction/record']) {
    await visit(page, path)
    const title = page.getByRole('banner').getByRole('heading', { level: 1 })
    await expect(title).toContainText('record')
    const hidden = await title.evaluate((h1) => ({
      width: h1.scrollWidth - h1.clientWidth,
      height: h1.scrollHeight - h1.clientHeight,
    }))
    expect(hidden, path).toEqual({ width: 0, height: 0 })
    await expect(page.getByRole('banner')).toHaveCSS('height', '56px')
  }
})

test('a round button keeps its shape, in whatever order styles load', { tag: '@all' }, async ({
  page,
  device,
  asMember,
}) => {
  await device(QUIET)
  await asMember('bilal')
  for (const [path, button, neighbour] of [
    ['/m/gameRecord', 'Choose days', page.getByRole('group').first()],
    ['/m/gameList?gameType=RNG', 'Choose a vendor', page.locator('main form').first()],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    const [buttonPlace, neighbourPlace] = await placesOf(page.getByRole('button', { name: button }), neighbour)
    expect(buttonPlace?.box.height, path).toBeCloseTo(neighbourPlace?.box.height ?? Number.NaN, 0)
  }
})

test('a period’s total stands below its amount', async ({ page, device, asMember }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await device({ ...QUIET, language: 'EN' })
  await asMember('bilal')
  await page.goto('/m/member/agent/getDevidendContract')
  const label = page.getByText(/^Bets .*active/)
  await expect(label).toBeVisible()
  const [text, amount] = await placesOf(label, label.locator('xpath=preceding-sibling::*[1]'))
  expect(text?.box.y).toBeGreaterThanOrEqual((amount?.box.bottom ?? Number.NaN) - 1)
})

test.describe('screens whose pictures fail', () => {
  test.use({ worldOptions: { scenario: 'broken-images' } })

  test('a tile has its vendor and its star in opposite corners, in Urdu too', async ({ page, device }) => {
    await device({ ...QUIET, language: 'UR' })
    await page.goto('/m/gameList?gameType=RNG&vassalage=NP&name=tiger')
    const tile = page.getByRole('article').filter({ has: page.getByText('NP', { exact: true }) })
    const [mark, star] = [tile.getByText('NP', { exact: true }), tile.getByRole('button')]
    await expect(mark.first()).toBeVisible()
    const [letters, button] = await placesOf(mark.first(), star.first())
    expect(letters?.box.x).toBeGreaterThan((button?.box.x ?? Number.NaN) + 22)
  })
})

test('a banner’s words fit in it on a small phone with letters of 200 %', async ({ page, device }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setLetters(page, '200%')
  await device({ ...QUIET, language: 'EN' })
  await page.goto('/m/home')
  // Slides that are not shown yet are beside the current one.
  const slides = page.locator('[role="group"][aria-roledescription]')
  await expect.poll(() => slides.count()).toBeGreaterThan(2)
  const outside = () =>
    slides.evaluateAll((all) =>
      all.flatMap((slide) => {
        const edge = slide.getBoundingClientRect()
        const words = [...slide.querySelectorAll('strong, strong + span')]
        if (words.length !== 2) return [`without its words: ${slide.textContent}`]
        return words
          .filter((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return top < edge.top || bottom > edge.bottom
          })
          .map(({ textContent }) => textContent)
      }),
    )
  await expect.poll(outside).toEqual([])
})

test('the layout check finds what does not fit', async ({ page }) => {
  await page.setContent(`
    <p style="position:absolute;top:10px">Rs 48,250</p><p style="position:absolute;top:14px">Deposit</p>
    <p style="margin-top:80px;width:40px;overflow:hidden;white-space:nowrap">Promotion of the week</p>
    <p style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A name that says there is more</p>
    <p style="font-size:9px">Terms</p><select style="font-size:15px"></select>`)
  expect((await misfits(page)).sort()).toEqual([
    'cut: Promotion of the week',
    'over each other: Rs 48,250 / Deposit',
    'small: Terms, 9 px',
    'zooms: select, 15 px',
  ])
})
