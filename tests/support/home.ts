import { expect, type Locator, type Page } from '@playwright/test'

/** A titled row of games, or another section that has a heading. */
export const section = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

/** Which of the items stand wholly inside the window, by their text. */
export const inView = (items: Locator): Promise<string[]> =>
  items.evaluateAll((all) =>
    all
      .filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        return left >= -1 && right <= innerWidth + 1
      })
      .map((item) => (item.textContent ?? '').trim()),
  )

/** Pixels from the end of one item to the start of the next, in the direction of reading. */
export const gaps = (items: Locator): Promise<number[]> =>
  items.evaluateAll((all) => {
    const boxes = all.map((item) => item.getBoundingClientRect()).sort((a, b) => a.left - b.left)
    return boxes.slice(1).map((box, index) => Math.round(box.left - (boxes[index]?.right ?? 0)))
  })

const ahead = new WeakSet<Page>()

/** Opens home with a clock that `scrollDownTo` moves on: home asks for its lists 400 ms apart, which is not to be waited for. */
export async function openHome(page: Page): Promise<void> {
  await page.clock.install()
  ahead.add(page)
  await page.goto('/m/home')
}

/** Scrolls down until what is looked for is there; home loads as one comes near. */
export async function scrollDownTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    if (ahead.has(page)) await page.clock.runFor(1_200)
    await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      // A list is drawn only near the window: what came while one had gone by is met on another way down.
      if (scrollY + innerHeight >= scrollHeight - 2) scrollTo(0, 0)
      else scrollBy(0, innerHeight)
    })
    await expect(wanted).toBeVisible({ timeout: 150 })
  }).toPass()
  // A place that waits is replaced by what it waited for, perhaps just now.
  await expect(() => wanted.scrollIntoViewIfNeeded({ timeout: 1_000 })).toPass()
}

/** Moves a stopped clock on until something holds; gives how long that took, in the page's own time. For `first` ms it is not looked whether it holds. */
export async function timeUntil(
  page: Page,
  holds: () => Promise<boolean>,
  { step = 250, first = 0 }: { step?: number; first?: number } = {},
): Promise<number> {
  let passed = first
  if (first) await page.clock.runFor(first)
  await expect
    .poll(
      async () => {
        if (await holds()) return true
        await page.clock.runFor(step)
        passed += step
        return holds()
      },
      { intervals: [20], timeout: 60_000 },
    )
    .toBe(true)
  return passed
}

/** A slide on its way moves in the browser's own time, whatever the page's clock says; this waits until it has come. */
export const atRest = (slides: Locator): Promise<void> =>
  expect
    .poll(() => slides.evaluateAll(([slide]) => slide?.parentElement?.getAnimations().length ?? 0), { intervals: [20] })
    .toBe(0)

/** What the calls of an endpoint asked for, as the server understood it. */
export const inputsOf = (calls: readonly { input: unknown }[]): Record<string, unknown>[] =>
  calls.map(({ input }) => input as Record<string, unknown>)
