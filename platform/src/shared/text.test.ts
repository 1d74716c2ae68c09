import { HOSTILE_SAMPLES } from '@understudy/seed'
import { expect, test } from 'vitest'
import { sanitiseEditorHtml } from './editor-html.ts'
import { escaped } from './text.ts'

const TEXTS = [...Object.values(HOSTILE_SAMPLES), `"a" & 'b' &amp; &#0; &lt;p>`, '\u2066amina\u2069\t\r\n\0', '₨']

test('the sanitiser leaves escaped text in allowed tags as it is', () => {
  for (const text of TEXTS) {
    const html = `<blockquote>${escaped(text)}</blockquote><p>${escaped(text)}</p>`
    expect(sanitiseEditorHtml(html)).toBe(html)
  }
})
