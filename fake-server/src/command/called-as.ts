/** How a command is called: by npm in this repository, where pnpm need not be on anybody's path, by its package elsewhere. */
export const calledAs = (name: string): string =>
  process.env.UNDERSTUDY_CALLED ? `${process.env.UNDERSTUDY_CALLED} ${name}` : `npm run -s ${name} --`
