/**
 * Hostile content that an editor could enter and that a page must survive (CONTENT-014). Every sample that runs sets
 * this property of `window` to its name, so that a test can check one property.
 */
export const HOSTILE_MARK = '__understudyHostile'

const mark = (name: string) => `window.${HOSTILE_MARK}='${name}'`

export const HOSTILE_SAMPLES = {
  script: `<script>${mark('script')}</script>`,
  // The data is no picture, so the error handler would run without a network request.
  image: `<img src="data:image/png;base64,AA==" onerror="${mark('image')}" alt="">`,
  svg: `<svg onload="${mark('svg')}"><circle r="9"></circle></svg>`,
  link: `<a href="javascript:${mark('link')}"></a>`,
  refresh: '<meta http-equiv="refresh" content="0;url=https://trap.example/">',
  style: '<style>body{display:none!important}</style>',
  frame: '<iframe src="https://trap.example/" srcdoc="<p>trap</p>"></iframe>',
  form: '<form action="https://trap.example/"><input name="password"><button>OK</button></form>',
} as const

/** A whole document of which a sanitiser leaves nothing: an HTML parser replaces the body by the frameset. */
export const EMPTY_DOCUMENT = `<frameset onload="${mark('frameset')}"><frame src="https://trap.example/"></frameset>`

export type HostileSample = keyof typeof HOSTILE_SAMPLES

export const hostile = (...names: HostileSample[]): string => names.map((name) => HOSTILE_SAMPLES[name]).join('')
