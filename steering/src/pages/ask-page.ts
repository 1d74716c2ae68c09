import { control, type PackLanguage } from '@understudy/contracts'
import type { HttpAnswer, HttpRequest } from '@understudy/platform/binding/http.ts'
import { escapedInQuotes as escaped } from '@understudy/platform/shared/text.ts'
import { confirmationOf } from '../access/confirm-link.ts'
import { type LinkEffect, withoutLink } from '../links/links.ts'
import { linkTexts } from './link-texts.ts'
import { type Brand, plainPage, withCookies } from './plain-page.ts'

interface Question {
  language: PackLanguage
  url: URL
  /** `change`: only the visitor's world changes. */
  effect: LinkEffect | 'change'
  brand: Brand | undefined
}

/** The page that says what the link would do and waits for a tap; nothing is created or changed before. */
export function askPage(request: HttpRequest, { language, url, effect, brand }: Question): HttpAnswer {
  const texts = linkTexts[language]
  const world = url.searchParams.get('world') ?? ''
  const does = texts[effect].replace('{world}', () => `<code>${escaped(world)}</code>`)
  const parameters = control.STATE_PARAMETERS.flatMap((name) => {
    const value = name === 'world' ? null : url.searchParams.get(name)
    // A plus in a URL arrives as a space.
    return value === null ? [] : [[texts.names[name], value.replace(/^ /, '+')] as const]
  })
  const rows = [...parameters, [texts.names.page, withoutLink(url)] as const]
    .map(([name, value]) => `<div><dt>${name}</dt><dd><code>${escaped(value.slice(0, 200))}</code></dd></div>`)
    .join('')
  const { address, cookie } = confirmationOf(request, url)
  const page = plainPage(request, 200, {
    language,
    title: texts.askTitle,
    brand,
    body: `<h1>${texts.askTitle}</h1><p>${texts.fromElsewhere}</p><p>${does}</p><dl>${rows}</dl>
<form method="post" action="${escaped(address)}"><button class="main" type="submit">${texts.open}</button></form>
<a class="other" href="/m/home">${texts.home}</a>`,
  })
  return withCookies(page, [cookie])
}
