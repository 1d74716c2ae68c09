import parser from '@typescript-eslint/parser'
import reactHooks from 'eslint-plugin-react-hooks'

/** The rules of React and of its compiler; everything else is Biome's. */
export default [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/test/**'],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // Biome's rule of the same purpose, which the code is written to.
      'react-hooks/exhaustive-deps': 'off',
      // It names libraries that the compiler, which is not used, would skip.
      'react-hooks/incompatible-library': 'off',
    },
  },
]
