// Modules read the merchants' folders while they load, so a bad folder is met before any of them could tell of it.
try {
  await import('./serve.ts')
} catch (error) {
  if (!(error instanceof Error && error.name === 'BadMerchant')) throw error
  console.error(error.message)
  process.exit(1)
}

export {}
