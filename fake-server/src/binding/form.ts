// Reads multipart uploads, bounded in fields, files and bytes.
import { type EndpointDefinition, platformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'

/** An uploaded file. Its declared content type is dropped, because it is not trusted. */
export interface UploadedFile {
  bytes: Buffer
}

const FIELDS = { fields: 20, fieldSize: 4_096, files: 1, parts: 21 } as const

/**
 * Parses the fields and the file of a `multipart/form-data` body; a file under an unexpected name is an unknown field.
 * @throws PlatformError `request_body_required`, `upload.size`
 */
export async function readForm(
  request: FastifyRequest,
  { file: name, maxBytes }: NonNullable<EndpointDefinition['multipart']>,
): Promise<{ body: Record<string, unknown>; file: UploadedFile | undefined }> {
  if (!request.isMultipart()) throw platformError('request_body_required')
  const body: Record<string, unknown> = {}
  let file: UploadedFile | undefined
  try {
    for await (const part of request.parts({ limits: { ...FIELDS, fileSize: maxBytes } })) {
      if (part.type === 'field') body[part.fieldname] = part.value
      else {
        const bytes = await part.toBuffer()
        if (part.fieldname === name) file = { bytes }
        else body[part.fieldname] = ''
      }
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw platformError('upload.size')
    throw platformError('request_body_required', { fields: { body: ['unreadable'] } }, error)
  }
  return { body, file }
}
