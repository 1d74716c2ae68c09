import { defineConfig } from 'drizzle-kit'

/** Read by drizzle-kit: `npm run schema` writes the migration of a changed table. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './fake-server/src/**/*.table.ts',
  out: './fake-server/migrations',
  casing: 'snake_case',
})
