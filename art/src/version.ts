/** Part of every address: pictures are cached for ever, so it changes when any picture does. */
export const ART_VERSION = 'a1'
