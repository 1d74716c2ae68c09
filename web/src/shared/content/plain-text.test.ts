import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>It was you? Fine.</p><p>If not, tell us.</p>', 'It was you? Fine. If not, tell us.'],
  ['one<br>two<ul><li>three</li><li>four</li></ul>five', 'one two three four five'],
  ['<p>a <b>bo</b>ld word</p>', 'a bold word'],
  ['<p>seen</p><script>unseen()</script><style>p{}</style>', 'seen'],
  ['<frameset><frame src="x"></frameset>', ''],
])('the preview of %s is in one line, and keeps words of two lines apart', (html, words) => {
  expect(plainText(html)).toBe(words)
})
