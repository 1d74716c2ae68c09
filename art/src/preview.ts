import { drawArt, everyArt } from './draw-art.ts'
import { ART_VERSION } from './version.ts'

const STYLE = `body{margin:24px;background:#14181f;color:#eef3fb;font:14px/1.5 system-ui}h2{margin:32px 0 12px}
div{display:grid;grid-template-columns:repeat(auto-fill,minmax(128px,1fr));gap:12px}.banner{grid-template-columns:repeat(auto-fill,minmax(320px,1fr))}
figure{margin:0}img{display:block;width:100%;border-radius:12px}figcaption{color:#a3b1c9;overflow-wrap:anywhere}`

/** Renders an <img>, because inlined drawings would have clashing ids. */
function figure(kind: string, name: string): string {
  const svg = drawArt(`${ART_VERSION}/${kind}/${name}.svg`)
  if (svg === undefined) throw new Error(`There is no ${kind} named ${name}`)
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return `<figure><img loading="lazy" alt="" src="${source}"><figcaption>${name}</figcaption></figure>`
}

/** Returns a self-contained page with samples of all art. */
export function previewPage(): string {
  const sections = everyArt().map(
    ({ kind, names }) =>
      `<h2>${kind} (${names.length})</h2><div class="${kind}">${names.map((name) => figure(kind, name)).join('')}</div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Art ${ART_VERSION}</title><style>${STYLE}</style><h1>Art ${ART_VERSION}</h1>${sections.join('')}</html>`
}
