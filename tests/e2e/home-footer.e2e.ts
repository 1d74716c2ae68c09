import type { Page } from '@playwright/test'
import { expect, test } from '../support/e2e.ts'
import { gaps, inView, timeUntil } from '../support/home.ts'
import { openStopped, QUIET } from '../support/page.ts'

/** A block of the footer, by its heading. */
const block = (page: Page, heading: string) =>
  page.locator('footer section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

test.beforeEach(({ device }) => device(QUIET))

const sponsors = (page: Page) => block(page, 'Sponsors').locator('li')

/** Opens home with a stopped clock, and scrolls until the footer has loaded. */
async function openFooter(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openStopped(page, '/m/home')
  await timeUntil(page, async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    // Nine sponsors, followed by copies of the first four.
    const isComplete = (await sponsors(page).count()) === 13
    return isComplete && (await block(page, 'Games by').getByRole('link').count()) > 0
  })
}

test('four sponsors show, move by one every three seconds, and loop', { tag: ['@all', '@HOME-027'] }, async ({
  page,
}) => {
  await openFooter(page)
  const slides = sponsors(page)
  const names = () => slides.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('alt') ?? ''))
  await slides.first().scrollIntoViewIfNeeded()
  await expect.poll(() => inView(slides)).toHaveLength(4)
  expect(new Set(await gaps(slides))).toEqual(new Set([10]))

  /** The first of the four visible slides, which are not inert. */
  const leading = () =>
    slides.evaluateAll((all) => {
      const originals = all.filter((slide) => !slide.ariaHidden)
      const isActive = (index: number) => originals.at(index)?.querySelector('[inert]') === null
      const index = originals.findIndex((_, at) => isActive(at) && !isActive(at - 1))
      return originals[index]?.querySelector('img')?.alt ?? ''
    })
  const leftmost = async () => {
    const all = await slides.evaluateAll((list) =>
      list.map((slide) => ({ left: slide.getBoundingClientRect().left, name: slide.querySelector('img')?.alt ?? '' })),
    )
    return all.find(({ left }) => Math.abs(left - 16) < 2)?.name
  }
  const order = (await names()).slice(0, 9)
  const leadingNames = [await leading()]
  const movedOn = (name: string) => async () => {
    // The slider moves only while visible, and blocks that load above may push it out of view.
    await block(page, 'Sponsors').scrollIntoViewIfNeeded()
    return (await leading()) !== name
  }
  // All nine sponsors, then the first again.
  for (let turn = 0; turn < 9; turn += 1) {
    const passed = await timeUntil(page, movedOn(leadingNames.at(-1) ?? ''), { first: turn > 0 ? 2_500 : 0 })
    if (turn > 0) expect(passed).toBeGreaterThanOrEqual(2_750)
    expect(passed).toBeLessThan(4_000)
    leadingNames.push(await leading())
    await expect.poll(leftmost).toBe(leadingNames.at(-1))
  }
  expect(new Set(leadingNames)).toEqual(new Set(order))
  expect(leadingNames.at(-1)).toBe(leadingNames[0])
})
