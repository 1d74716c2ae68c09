declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerRequest {
    url: string
    headers: Record<string, string>
    credentials?: RequestCredentials
  }
  /** Its options: https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/ */
  interface SwaggerOptions {
    domNode: HTMLElement
    spec: object
    docExpansion: 'full'
    defaultModelsExpandDepth: number
    defaultModelExpandDepth: number
    tryItOutEnabled: boolean
    supportedSubmitMethods?: readonly string[]
    validatorUrl: null
    requestInterceptor: (request: SwaggerRequest) => Promise<SwaggerRequest>
    onComplete?: () => void
  }
  export default function SwaggerUI(options: SwaggerOptions): { specSelectors: unknown }
}
