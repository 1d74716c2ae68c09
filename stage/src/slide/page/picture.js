const WIDTH = 320
const HEIGHT = 150
const PIECE = 44

/** Draws hills and the sun, different for each puzzle. @param {number} scene */
function evening(scene) {
  const hue = (scene * 37) % 360
  const rise = (scene * 13) % 30
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="hsl(${hue} 45% 38%)"/>
    <circle cx="${60 + ((scene * 7) % 200)}" cy="${46 + (rise % 14)}" r="26" fill="hsl(${(hue + 40) % 360} 80% 72%)"/>
    <path d="M0 ${96 - rise} Q80 ${60 + rise} 160 ${92 - rise / 2} T320 ${84 + rise / 3} V150 H0Z" fill="hsl(${hue} 40% 27%)"/>
    <path d="M0 ${122 - rise / 2} Q90 ${96 + rise / 2} 190 118 T320 ${112 + rise / 4} V150 H0Z" fill="hsl(${hue} 42% 18%)"/>`
}

/**
 * Draws the piece with its knob; x and y are its upper left corner. @param {number} x @param {number} y @param {string}
 * attributes
 */
const piece = (x, y, attributes) =>
  `<path transform="translate(${x} ${y})" ${attributes} d="M0 6h15a8 8 0 1 1 14 0h15v15a8 8 0 1 1 0 14v15H0Z"/>`

/**
 * Draws the picture with the gap, and the piece at the slider's position, 0 to 100.
 * @param {{gap: number, scene: number}} puzzle @param {number} at
 */
export function puzzlePicture({ gap, scene }, at) {
  const x = (/** @type {number} */ percent) => 4 + (percent / 100) * (WIDTH - PIECE - 20)
  const y = 30 + ((scene * 11) % 56)
  const view = evening(scene)
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <defs><clipPath id="shape">${piece(x(gap), y, '')}</clipPath></defs>
    ${view}
    ${piece(x(gap), y, 'fill="rgb(0 0 0 / 0.62)" stroke="rgb(255 255 255 / 0.7)" stroke-width="1.5"')}
    <g transform="translate(${x(at) - x(gap)} 0)">
      <g clip-path="url(#shape)">${view}</g>
      ${piece(x(gap), y, 'fill="none" stroke="#fff" stroke-width="2"')}
    </g>
  </svg>`
}
