/** SVG shapes of the symbols, in a 64 by 64 view box. */
const SHAPES = {
  seven:
    '<path d="M14 12h38v9L34 54H22l17-31H14z" fill="#ff5d7e" stroke="#fff" stroke-width="3" stroke-linejoin="round"/><path d="M17 15h30v3H17z" fill="#ffd0da"/>',
  bell: '<path d="M32 8c11 0 15 9 15 20 0 9 3 13 6 17H11c3-4 6-8 6-17C17 17 21 8 32 8z" fill="#ffc857"/><path d="M24 16c-3 4-3 10-3 14" stroke="#fff3cf" stroke-width="4" stroke-linecap="round" fill="none"/><circle cx="32" cy="51" r="6" fill="#c98a12"/><path d="M10 45h44" stroke="#e0a01f" stroke-width="5" stroke-linecap="round"/>',
  cherry:
    '<path d="M38 8C26 18 22 28 20 38M38 8c4 10 8 18 7 32" stroke="#55b76a" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M38 8c8-4 14-2 18 3-7 4-13 3-18-3z" fill="#7bd88f"/><circle cx="19" cy="45" r="12" fill="#e7305b"/><circle cx="45" cy="47" r="12" fill="#c81e4a"/><circle cx="15" cy="41" r="3.5" fill="#ffb3c6"/><circle cx="41" cy="43" r="3.5" fill="#ffa0b8"/>',
  gem: '<path d="M18 10h28l12 16-26 30L6 26z" fill="#35b6ff"/><path d="M18 10l6 16 8 30L6 26z" fill="#1c8fe0"/><path d="M46 10l-6 16-8 30 26-30z" fill="#6fd0ff"/><path d="M6 26h52M18 10l6 16 8-16 8 16 6-16" stroke="#d8f2ff" stroke-width="2" fill="none" stroke-linejoin="round"/>',
  lemon:
    '<path d="M8 34C10 18 24 10 38 12c5 0 9-2 13 2 4 3 2 8 3 13 2 14-8 26-22 27-6 1-10 3-14 0s-1-6-4-9c-4-4-6-7-6-11z" fill="#ffe14d"/><path d="M18 28c3-7 9-10 16-10" stroke="#fffbd6" stroke-width="5" fill="none" stroke-linecap="round"/>',
  lotus:
    '<path d="M32 10c8 9 10 22 0 40-10-18-8-31 0-40z" fill="#ff9ad5"/><path d="M12 20c12 3 19 13 20 30C16 46 9 34 12 20zM52 20c-12 3-19 13-20 30 16-4 23-16 20-30z" fill="#f268b6"/><path d="M4 36c12-2 22 4 28 14-14 4-24 0-28-14zM60 36c-12-2-22 4-28 14 14 4 24 0 28-14z" fill="#d648a0"/><path d="M14 55c12 4 24 4 36 0" stroke="#55b76a" stroke-width="4" stroke-linecap="round" fill="none"/>',
  star: '<path d="M32 6l8 18 19 2-14 13 4 19-17-10-17 10 4-19L5 26l19-2z" fill="#ffd23f" stroke="#fff1b8" stroke-width="2.5" stroke-linejoin="round"/><path d="M32 14l5 12-5 4-6-4z" fill="#fff7d6"/>',
  crown:
    '<path d="M8 20l12 12L32 12l12 20 12-12-5 30H13z" fill="#ffc857" stroke="#fff1c2" stroke-width="2.5" stroke-linejoin="round"/><path d="M13 50h38v6H13z" fill="#d9930f"/><circle cx="32" cy="40" r="5" fill="#e7305b"/><circle cx="20" cy="42" r="3.5" fill="#35b6ff"/><circle cx="44" cy="42" r="3.5" fill="#35b6ff"/>',
}

/** @param {keyof typeof SHAPES} name */
function drawn(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 64 64')
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = SHAPES[name]
  return svg
}

/**
 * Returns a function that renders a machine's symbols: as an image if they have an address, else as a shape from above.
 * @param {readonly {name: string, picture: string | null}[]} symbols
 * @returns {(name: string) => Element}
 */
export function picturesOf(symbols) {
  const addresses = new Map(symbols.map(({ name, picture }) => [name, picture]))
  return (name) => {
    const address = addresses.get(name)
    if (!address) return drawn(/** @type {keyof typeof SHAPES} */ (name))
    return Object.assign(document.createElement('img'), { src: address, alt: '' })
  }
}
