/** @type {Record<string, Record<string, string>>} */
export const TEXTS = {
  EN: { choose: '{count} games: choose one', empty: 'No games of this vendor yet.' },
  UR: { choose: '{count} گیمز: ایک چنیں', empty: 'اس کمپنی کے پاس یہاں کوئی گیم نہیں۔' },
  'UR-LA': { choose: '{count} games: aik chunein', empty: 'Is company ke paas yahan koi game nahin.' },
}
