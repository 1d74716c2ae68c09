import type { TapeCall } from '@understudy/contracts/control/inspect'

/** A call as a `fetch` for the browser's console, without the caller's token. */
export function fetchOf(
  {
    method,
    path,
    input,
    merchant,
    language,
  }: Pick<TapeCall, 'path' | 'input' | 'merchant' | 'language'> & { method: string },
  hasBody: boolean,
): string {
  const headers = {
    ...(merchant === null ? {} : { Merchant: merchant }),
    ...(language === null ? {} : { Language: language }),
    ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
  }
  const options = { method, headers, ...(hasBody ? { body: JSON.stringify(input) } : {}) }
  return `await fetch(${JSON.stringify(path)}, ${JSON.stringify(options, null, 2)}).then((answer) => answer.json())`
}
