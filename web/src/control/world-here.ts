let override: string | undefined

/** The console looks at worlds the browser is not in. */
export const chooseWorld = (id: string) => {
  override = id
}

/** The world that is steered: the one this browser is in, without a name the one every server has. */
export const worldHere = (): string => override ?? (/(?:^|; )world=([^;]*)/.exec(document.cookie)?.[1] || 'default')
