import type { Step } from './walk.ts'

const pairs = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }))

/** Formats a walk as a HAR file of a browser. */
export function harOf(steps: readonly Step[], origin = 'https://play.example'): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'walk', version: '1' },
      entries: steps.map((step) => entryOf(step, origin)),
    },
  }
}

export function entryOf({ endpoint, parts, status, headers, body, sentHeaders, sealed }: Step, origin: string): object {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])))
  const url = new URL(path, origin)
  for (const [name, value] of Object.entries(parts.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value))
  const requestBody = sealed ? { value: sealed.value } : parts.body
  const more: Record<string, string> = sealed ? { Encryption: sealed.Encryption } : {}
  return {
    startedDateTime: '2026-03-10T07:00:00.000Z',
    request: {
      method: endpoint.method,
      url: url.href,
      headers: pairs({ ...sentHeaders, ...more }),
      ...(requestBody === undefined
        ? {}
        : { postData: { mimeType: 'application/json', text: JSON.stringify(requestBody) } }),
    },
    response: {
      status,
      headers: pairs(headers),
      content: {
        mimeType: 'application/json',
        text: typeof body === 'string' && endpoint.events ? body : JSON.stringify(body),
      },
    },
  }
}
