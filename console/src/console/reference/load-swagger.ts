import address from 'swagger-ui-dist/swagger-ui-bundle.js?url'

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

declare global {
  interface Window {
    SwaggerUIBundle?: SwaggerUI
  }
}

/** Loads Swagger UI as it was published, by a script: this build would drop calls of `z`, as some of its functions are named. */
export async function loadSwagger(): Promise<SwaggerUI> {
  if (!window.SwaggerUIBundle) {
    const script = document.createElement('script')
    script.src = address
    await new Promise((resolve, reject) => {
      script.onload = resolve
      script.onerror = reject
      document.head.append(script)
    })
  }
  return window.SwaggerUIBundle as SwaggerUI
}
