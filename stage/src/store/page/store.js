import { dress, ownLanguage, part, theme } from '../../shared/page.js'
import { TEXTS } from './texts.js'

const language = ownLanguage()
const texts = TEXTS[language]
dress(language, theme())
document.title = texts.title
for (const id of /** @type {const} */ (['title', 'what', 'note'])) part(id).textContent = texts[id]
