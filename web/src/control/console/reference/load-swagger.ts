import address from 'swagger-ui-dist/swagger-ui-es-bundle.js?url'

interface SwaggerRequest {
  url: string
  headers: Record<string, string>
  credentials?: RequestCredentials
}

/** Some of its options: https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/ */
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
}

export type SwaggerUI = (options: SwaggerOptions) => unknown

/** Loads Swagger UI as it was published: this build takes functions named `z` for pure, as some of its own are. */
export const loadSwagger = async (): Promise<SwaggerUI> =>
  ((await import(/* @vite-ignore */ address)) as { default: SwaggerUI }).default
