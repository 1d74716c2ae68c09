import { HOSTILE_SAMPLES } from '@understudy/seed'
import { expect, test } from 'vitest'
import { sanitiseEditorHtml } from './editor-html.ts'
import { escaped } from './text.ts'

const TEXTS = [...Object.values(HOSTILE_SAMPLES), `"a" & 'b' &amp; &#0; &lt;p>`, '\u2066amina\u2069\t\r\n\0', '₨']

test('escaped text in allowed tags is what the sanitiser leaves of it', () => {
  for (const text of TEXTS) {
    const html = `<blockquote>${escaped(text)}</blockquote><p>${escaped(text)}</p>`
    expect(sanitiseEditorHtml(html)).toBe(html)
  }
})
