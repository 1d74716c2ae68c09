import { defineConfig } from 'drizzle-kit'

/** Read by drizzle-kit: `npm run schema` writes the migration of a changed table. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './{platform,stage}/src/**/*.table.ts',
  out: './platform/migrations',
  casing: 'snake_case',
})
