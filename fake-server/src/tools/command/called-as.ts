/** How to call a command: through npm in this repository, as pnpm need not be installed, and by its package elsewhere. */
export const calledAs = (name: string): string =>
  process.env.UNDERSTUDY_CALLED ? `${process.env.UNDERSTUDY_CALLED} ${name}` : `npm run -s ${name} --`
