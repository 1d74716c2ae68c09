import { expect, test } from '../support/e2e.ts'
import { misfits } from '../support/fits.ts'
import { QUIET } from '../support/page.ts'

for (const { language, chat, topic, tag } of [
  { language: 'UR', chat: 'لائیو چیٹ', topic: 'میری رقم جمع نہیں ہوئی', tag: [] },
  { language: 'UR-LA', chat: 'Live chat', topic: 'Meri raqam jama nahin hui', tag: ['@all'] },
  { language: 'EN', chat: 'Live chat', topic: 'My deposit has not arrived', tag: ['@all'] },
])
  test(`a member who has never written finds the live chat as wide as the phone: ${language}`, { tag }, async ({
    page,
    device,
    asMember,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await device({ ...QUIET, language })
    await asMember('nadia')
    await page.goto('/m/message')
    await page.getByRole('main').getByText(chat, { exact: true }).click()
    const topics = page.getByRole('button', { name: topic })
    await expect(topics).toBeVisible()
    await expect.poll(() => misfits(page)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await topics.click()
    await expect(page.getByRole('listitem').filter({ hasText: topic })).toBeVisible()
  })
