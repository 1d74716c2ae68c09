import { defineConfig } from 'drizzle-kit'

/** Run by `npm run schema`, which says where the migration goes. */
export default defineConfig({
  dialect: 'sqlite',
  schema: ['./fake-server/src/world/*.table.ts', './fake-server/src/features/*/*.table.ts'],
  out: process.env.MIGRATIONS_OUT ?? './fake-server/migrations',
  casing: 'snake_case',
})
