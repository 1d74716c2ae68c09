// Imported dynamically: modules read the merchants' folders while loading, so an invalid folder fails the import itself.
try {
  await import('./serve.ts')
} catch (error) {
  if (!(error instanceof Error && error.name === 'BadMerchant')) throw error
  console.error(error.message)
  process.exit(1)
}

export {}
