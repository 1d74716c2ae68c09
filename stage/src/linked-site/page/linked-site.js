import { apart, clock, make, part, plain } from '../../shared/page.js'
import { doors, fill, foot, language, masthead, openSite } from '../../shared/site.js'
import { TEXTS } from './texts.js'

/** @typedef {{name: string, min: number, max: number, fee: number, minutes: number, minVip: number}} Channel */
/**
 * @typedef {import('../../shared/site.js').Site & {kind: 'social' | 'sponsor' | 'payment' | 'responsible' | 'licence',
 *   title: string, image: string, currencySymbol: string,
 *   posts: {id: number, title: string, image: string | null, at: number}[], channels: Channel[],
 *   minimumAge: number, licence: string}} LinkedSite
 */

const texts = TEXTS[language]

/** A text that names the merchant, and whose site it is. @param {string} text @param {LinkedSite} site */
const about = (text, { brand, title, minimumAge }) => fill(text, { brand, title, age: apart(minimumAge) })

/** @param {LinkedSite} site */
function draw(site) {
  const { kind, title, image } = site
  document.title = title
  part('page').replaceChildren(masthead(image, title, about(texts[kind], site)), ...CONTENTS[kind](site), foot(site))
}

/** What stands on a site of each kind. @type {Record<LinkedSite['kind'], (site: LinkedSite) => HTMLElement[]>} */
const CONTENTS = {
  social: (site) => [
    make('h2', { textContent: texts.socialOf }),
    site.posts.length > 0
      ? make('ul', { className: 'list' }, ...site.posts.map((post) => make('li', {}, postOf(site, post))))
      : make('p', { className: 'quietly', textContent: texts.noPosts }),
    doors(site),
  ],
  sponsor: (site) => [marked(site, about(texts.sponsorText, site)), doors(site)],
  payment: (site) => [
    make('p', { textContent: about(site.channels.length > 0 ? texts.paymentText : texts.noChannels, site) }),
    ...site.channels.map((channel) => channelOf(site, channel)),
    doors(site),
  ],
  responsible: (site) => [
    make('p', { textContent: texts.responsibleText }),
    make(
      'ul',
      { className: 'panel advice' },
      ...texts.advice.map((text) => make('li', { textContent: about(text, site) })),
    ),
  ],
  licence: (site) => [marked(site, site.licence, site.brand)],
}

/** The merchant's logo beside a text about it. @param {LinkedSite} site @param {string} text @param {string} [name] */
const marked = ({ mark }, text, name) =>
  make(
    'section',
    { className: 'panel marked' },
    make('img', { src: mark, alt: '', width: 44, height: 44 }),
    make('div', {}, ...(name ? [make('b', { textContent: name })] : []), make('p', { textContent: text })),
  )

/** @param {LinkedSite} site @param {LinkedSite['posts'][number]} post */
function postOf({ brand, mark, timeZone }, { title, image, at }) {
  const box = make(
    'article',
    { className: 'panel' },
    make(
      'header',
      { className: 'marked' },
      make('img', { src: mark, alt: '', width: 36, height: 36 }),
      make(
        'div',
        {},
        make('b', { textContent: brand }),
        make('p', { className: 'quietly', textContent: apart(clock(at, timeZone)) }),
      ),
    ),
    make('p', { textContent: title, dir: 'auto' }),
  )
  if (image) box.append(make('img', { src: image, alt: '', className: 'picture', loading: 'lazy' }))
  return box
}

/** @param {LinkedSite} site @param {Channel} channel */
function channelOf({ currencySymbol }, { name, min, max, fee, minutes, minVip }) {
  const figure = (/** @type {number} */ amount) => apart(`${currencySymbol} ${amount.toLocaleString('en-US')}`)
  const fact = (/** @type {string} */ label, /** @type {Node | string} */ value) => [
    make('dt', { className: 'quietly', textContent: label }),
    make('dd', {}, value),
  ]
  return make(
    'section',
    { className: 'panel', 'aria-label': name },
    make('h2', { textContent: name }),
    make(
      'dl',
      { className: 'facts' },
      ...fact(texts.limits, fill(texts.range, { min: figure(min), max: figure(max) })),
      ...fact(texts.fee, fee > 0 ? plain(`${fee / 100}%`) : texts.noFee),
      ...fact(texts.time, fill(texts.minutes, { minutes: apart(minutes) })),
      ...fact(texts.forWhom, minVip > 0 ? plain(`VIP ${minVip}+`) : texts.everybody),
    ),
  )
}

void openSite(draw)
