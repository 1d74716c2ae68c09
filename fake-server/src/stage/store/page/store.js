import { dress, part, theme } from '../../shared/page.js'
import { TEXTS } from './texts.js'

const spoken = navigator.language.toLowerCase()
const language = spoken.startsWith('ur-latn') ? 'UR-LA' : spoken.startsWith('ur') ? 'UR' : 'EN'
const texts = TEXTS[language]
dress(language, theme())
document.title = texts.title
for (const id of /** @type {const} */ (['title', 'what', 'note'])) part(id).textContent = texts[id]
