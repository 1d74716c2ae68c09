declare module 'swagger-ui-dist/swagger-ui-es-bundle.js?url' {
  const address: string
  export default address
}
