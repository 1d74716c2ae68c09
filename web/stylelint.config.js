/**
 * Size, space, order and colour come from the scales in shared/theme. A measure of something else, such as the width of
 * an icon, is written in calc() or as a custom property that names it. Everything else is Biome's.
 * @type {import('stylelint').Config}
 */
export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'declaration-property-value-disallowed-list': {
      '/^(row-|column-)?gap$|^(padding|margin)/': [/^-?[\d.]+px/, /\s-?[\d.]+px(\s|$)/],
      'font-size': [/[\d.]+rem/],
      'z-index': [/^-?\d/],
    },
    'color-no-hex': true,
    'color-named': ['never', { ignore: ['inside-function'] }],
    'function-disallowed-list': [/^rgba?$/, /^hsla?$/],
  },
  overrides: [
    {
      // Where the scales and colours themselves stand, and drawings.
      files: [
        'src/shared/theme/*.css',
        'src/lotto/Lotto.module.css',
        'src/shared/ui/Celebration.module.css',
        'src/domain/draws/Result.module.css',
        'src/features/announcements/Postcard.module.css',
        'src/features/login/Reels.module.css',
      ],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null, 'color-named': null },
    },
  ],
}
