// Reads multipart uploads, bounded in fields, files and bytes.
import { type EndpointDefinition, platformError } from '@understudy/contracts'
import { FormTooLarge, type HttpRequest } from './http.ts'

/** An uploaded file. Its declared content type is dropped, because it is not trusted. */
export interface UploadedFile {
  bytes: Uint8Array
}

const BOUNDS = { fields: 20, fieldSize: 4_096, files: 1, parts: 21 } as const

/**
 * Parses the fields and the file of a `multipart/form-data` body; a file under an unexpected name is an unknown field.
 * @throws PlatformError `request_body_required`, `upload.size`
 */
export async function readForm(
  request: HttpRequest,
  { file: name, maxBytes }: NonNullable<EndpointDefinition['multipart']>,
): Promise<{ body: Record<string, unknown>; file: UploadedFile | undefined }> {
  const parts = request.form({ ...BOUNDS, fileSize: maxBytes })
  if (!parts) throw platformError('request_body_required')
  const body: Record<string, unknown> = {}
  let file: UploadedFile | undefined
  try {
    for await (const part of parts)
      if ('value' in part) body[part.name] = part.value
      else if (part.name === name) file = { bytes: part.bytes }
      else body[part.name] = ''
  } catch (error) {
    if (error instanceof FormTooLarge) throw platformError('upload.size')
    throw platformError('request_body_required', { fields: { body: ['unreadable'] } }, error)
  }
  return { body, file }
}
