// The page of the atlas: a classic script, so that the folder opens from a disk as from a server. Texts only ever
// become text nodes.

/** @typedef {import('../page.ts').Card} Card */

const { cards, server } = /** @type {{ cards: Card[], server: string }} */ (Reflect.get(window, 'ATLAS'))
const AT_ONCE = 120
const FIELDS = /** @type {const} */ (['screen', 'state', 'merchant', 'language', 'theme', 'size', 'shows'])
const SHOWS = /** @type {const} */ ({ changed: 'changed', problems: 'problems', axe: 'axe violations' })
/** Where the links lead: the server that shows the page, or one on this machine. */
const served = location.protocol === 'file:' ? server : location.origin

// A folder that is opened from a disk is made by the command alone.
if (location.protocol !== 'file:') document.getElementById('make')?.removeAttribute('hidden')

const form = /** @type {HTMLFormElement} */ (document.getElementById('filters'))
const list = /** @type {HTMLElement} */ (document.getElementById('cards'))
const count = /** @type {HTMLOutputElement} */ (document.getElementById('count'))

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Record<string, unknown>} values @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[T]}
 */
function element(tag, values = {}, ...children) {
  const made = document.createElement(tag)
  Object.assign(made, values)
  made.append(...children)
  return made
}

/** @param {Card} card @param {typeof FIELDS[number]} field */
const told = (card, field) => (field === 'shows' ? undefined : card[field])

function drawFilters() {
  const asked = new URLSearchParams(location.hash.slice(1))
  const search = element('input', { type: 'search', name: 'text', value: asked.get('text') ?? '' })
  form.append(element('label', {}, 'Search', search))
  for (const field of FIELDS) {
    const values = field === 'shows' ? Object.keys(SHOWS) : [...new Set(cards.map((card) => String(told(card, field))))]
    if (field === 'state') values.sort()
    const options = values.map((value) => {
      const label = field === 'shows' ? SHOWS[/** @type {keyof typeof SHOWS} */ (value)] : value
      return element('option', { value, selected: asked.get(field) === value }, label)
    })
    const select = element('select', { name: field }, element('option', { value: '' }, 'all'), ...options)
    form.append(element('label', {}, field[0]?.toUpperCase() + field.slice(1), select))
  }
  form.append(element('button', { type: 'reset' }, 'Reset'))
}

/** @param {Card} card @param {URLSearchParams} asked */
function isAsked(card, asked) {
  for (const field of FIELDS) {
    const wanted = asked.get(field)
    if (!wanted) continue
    if (field !== 'shows' && card[field] !== wanted) return false
    if (wanted === 'changed' && !card.change) return false
    if (wanted === 'problems' && card.problems.length === 0) return false
    if (field === 'shows' && wanted === 'axe' && card.axe.length === 0) return false
  }
  const words = (asked.get('text') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const text = [card.screen, card.state, card.who, card.scenario, card.path, card.merchant, ...card.calls]
    .join(' ')
    .toLowerCase()
  return words.every((word) => text.includes(word))
}

/** @param {string} src @param {string} says */
const picture = (src, says) =>
  element(
    'div',
    {},
    element('small', {}, says),
    element('a', { href: src }, element('img', { src, alt: says, loading: 'lazy', width: 390, height: 844 })),
  )

/** @param {Card} card */
function drawCard(card) {
  const { change } = card
  const title = `${card.screen}: ${card.state}`
  const shown = change?.before
    ? [
        picture(change.before, 'before'),
        ...(card.file ? [picture(card.file, 'now')] : []),
        ...(change.marked ? [picture(change.marked, `${(change.share * 100).toFixed(2)} % differ`)] : []),
      ]
    : [picture(card.file ?? '', change ? `${title} (${change.kind})` : title)]
  const about = `${card.merchant} · ${card.language} ${card.theme} · ${card.size} · ${card.who} · ${card.scenario}`
  const caption = element('figcaption', {}, element('strong', {}, title), element('small', {}, about))
  caption.append(element('a', { href: served + card.link, target: '_blank' }, 'Open this state'))
  if (card.thenDo) caption.append(element('small', {}, `then ${card.thenDo}`))
  if (card.endedAt !== card.path) caption.append(element('small', {}, `ends at ${card.endedAt}`))
  for (const warn of [...card.problems, ...card.axe]) caption.append(element('small', { className: 'warns' }, warn))
  return element(
    'figure',
    { className: shown.length > 1 ? 'wide' : '' },
    element('div', { className: 'pictures' }, ...shown),
    caption,
  )
}

/** @param {Card[]} left */
function drawMore(left) {
  list.append(...left.slice(0, AT_ONCE).map(drawCard))
  const rest = left.slice(AT_ONCE)
  if (rest.length === 0) return
  const more = element('button', { type: 'button', className: 'more' }, `Show ${Math.min(rest.length, AT_ONCE)} more`)
  more.addEventListener('click', () => {
    more.remove()
    drawMore(rest)
  })
  list.append(more)
}

function draw() {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (value) asked.set(name, String(value))
  // A link to the page shows a colleague the same.
  history.replaceState(null, '', `#${asked}`)
  const found = cards.filter((card) => isAsked(card, asked))
  count.value = `${found.length} of ${cards.length} pictures`
  list.replaceChildren()
  drawMore(found)
}

drawFilters()
form.addEventListener('input', draw)
form.addEventListener('submit', (event) => event.preventDefault())
form.addEventListener('reset', () => setTimeout(draw))
draw()
