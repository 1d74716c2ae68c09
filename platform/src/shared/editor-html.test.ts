import { EMPTY_DOCUMENT, HOSTILE_SAMPLES } from '@understudy/seed'
import { expect, test } from 'vitest'
import { sanitiseEditorHtml } from './editor-html.ts'

test.each([
  '<h2>Title</h2><p>A <strong>bold</strong> <em>word</em> and <u>more</u></p>',
  '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote>said</blockquote>',
  '<table><caption>c</caption><thead><tr><th>h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
  '<a href="/m/activity">in</a><a href="mailto:a@b.example">mail</a><a href="tel:+92300">call</a><a href="?tag=tc">here</a>',
  '<a href="https://news.example/">n</a><a href="http://news.example">o</a>',
  '<img src="/img/a.svg" alt="a" /><img src="https://cdn.example/a.png" alt="" />',
  '<img src="data:image/png;base64,AA==" alt="c" />',
  '<p class="center muted" dir="rtl" lang="ur">متن &amp; &lt;b&gt;</p>',
])('allowed HTML is stored unchanged: %s', { tags: ['CONTENT-014'] }, (html) => {
  expect(sanitiseEditorHtml(html)).toBe(html)
})

test.each([
  ['a script', '<p>a</p><script>x()</script>', '<p>a</p>'],
  ['a handler', '<img src="/a.png" alt="" onerror="x()">', '<img src="/a.png" alt="" />'],
  ['a handler without quotes', '<p onclick=x()>a</p>', '<p>a</p>'],
  ['a drawing with a handler', '<svg onload="x()"><circle r="9"></circle></svg>b', 'b'],
  ['a style sheet', '<style>body{display:none}</style>b', 'b'],
  ['a style', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://trap.example/" srcdoc="<p>trap</p>">trap</iframe>b', 'b'],
  ['a frameset', '<frameset onload=x><frame src="https://trap.example/"></frameset>', ''],
  ['a form with its words', '<form action="/x"><input name="password"><button>OK</button></form>b', 'b'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://trap.example/">b', 'b'],
  ['a base', '<base href="https://trap.example/">b', 'b'],
  ['a script as a link', '<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['a disguised script as a link', '<a href="&#106;ava&#115;cript:x()">a</a>', '<a>a</a>'],
  ['a script with a line break as a link', '<a href="java\nscript:x()">b</a>', '<a>b</a>'],
  ['an address without its scheme', '<a href="//trap.example">a</a>', '<a>a</a>'],
  ['an address with a backslash', '<a href="/\\trap.example">b</a>', '<a>b</a>'],
  ['a link with a hidden tab', '<a href="/&#9;/evil.example/">a</a>', '<a>a</a>'],
  ['a link with a hidden line feed', '<a href="/&#10;/evil.example/">a</a>', '<a>a</a>'],
  ['a link with a hidden carriage return', '<a href="/&#13;/evil.example/">a</a>', '<a>a</a>'],
  ['a link with a tab before a backslash', '<a href="/\t\\evil.example/">a</a>', '<a>a</a>'],
  ['a picture with a hidden tab', '<img src="/&#9;/evil.example/p.png" alt="a">', '<img alt="a" />'],
  ['a page as a picture', '<img src="data:text/html,x" alt="a">', '<img alt="a" />'],
  ['a picture without encryption', '<img src="http://plain.example/a.png" alt="a">', '<img alt="a" />'],
  ['an unknown class', '<p class="center evil">a</p><p class="evil">b</p>', '<p class="center">a</p><p>b</p>'],
  ['data of a script', '<p data-x="1">a</p>', '<p>a</p>'],
  ['a name of the page', '<p id="root">a</p>', '<p>a</p>'],
  ['a label by another element', '<p aria-labelledby="msg--title">a</p>', '<p>a</p>'],
  ['a comment', '<!-- <script>x()</script> -->a', 'a'],
])('%s of an editor is removed', { tags: ['CONTENT-014'] }, (_what, html, left) => {
  expect(sanitiseEditorHtml(html)).toBe(left)
})

test('hostile HTML leaves nothing active, and a text with nothing else is empty', () => {
  for (const html of [...Object.values(HOSTILE_SAMPLES), EMPTY_DOCUMENT])
    expect(sanitiseEditorHtml(html)).not.toMatch(/__understudyHostile|trap\.example|\son\w+=|<(?!img|a>|\/a>)/)
  expect(sanitiseEditorHtml(EMPTY_DOCUMENT)).toBe('')
})
