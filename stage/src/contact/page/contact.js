import { dress, ownLanguage, part, theme } from '../../shared/page.js'
import { TEXTS } from './texts.js'

const language = ownLanguage()
const way = location.pathname.endsWith('/messenger') ? 'messenger' : 'desk'
const texts = TEXTS[language]
dress(language, theme())
document.title = texts[way].title
part('title').textContent = texts[way].title
part('what').textContent = texts[way].what
part('note').textContent = texts.note
