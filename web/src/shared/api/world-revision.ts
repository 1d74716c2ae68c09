let revision: number | undefined

/** Remembers the revision of the world in the page's first reply that has one. */
export function noteRevision(headers: Headers): void {
  revision ??= revisionIn(headers)
}

/** Whether the world has changed since the page's first reply, by the headers of a later one. */
export function hasChangedSince(headers: Headers): boolean {
  return revision !== undefined && revision !== revisionIn(headers)
}

function revisionIn(headers: Headers): number | undefined {
  return Number(headers.get('x-world-revision')) || undefined
}

/** Forgets the first reply, for tests. */
export function forgetRevision(): void {
  revision = undefined
}
