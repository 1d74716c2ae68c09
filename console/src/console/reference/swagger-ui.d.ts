declare module 'swagger-ui-dist/swagger-ui-bundle.js?url' {
  const address: string
  export default address
}
