/**
 * What a content system can contain and a page must survive (CONTENT-014). Every sample that runs leaves its name
 * under this property of `window`, so a test needs only one question.
 */
export const HOSTILE_MARK = '__understudyHostile'

const mark = (name: string) => `window.${HOSTILE_MARK}='${name}'`

export const HOSTILE_SAMPLES = {
  script: `<script>${mark('script')}</script>`,
  // Bytes that are no picture: its handler runs without a request that fails.
  image: `<img src="data:image/png;base64,AA==" onerror="${mark('image')}" alt="">`,
  svg: `<svg onload="${mark('svg')}"><circle r="9"></circle></svg>`,
  link: `<a href="javascript:${mark('link')}"></a>`,
  refresh: '<meta http-equiv="refresh" content="0;url=https://trap.example/">',
  style: '<style>body{display:none!important}</style>',
  frame: '<iframe src="https://trap.example/" srcdoc="<p>trap</p>"></iframe>',
  form: '<form action="https://trap.example/"><input name="password"><button>OK</button></form>',
} as const

/** A whole text of which a sanitiser leaves nothing: a parser puts the frameset in the place of the page's body. */
export const EMPTY_DOCUMENT = `<frameset onload="${mark('frameset')}"><frame src="https://trap.example/"></frameset>`

export type HostileSample = keyof typeof HOSTILE_SAMPLES

export const hostile = (...names: HostileSample[]): string => names.map((name) => HOSTILE_SAMPLES[name]).join('')
