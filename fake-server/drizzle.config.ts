import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./fake-server/src/world/*.table.ts', './fake-server/src/features/*/*.table.ts'],
  out: './fake-server/migrations',
  casing: 'snake_case',
})
