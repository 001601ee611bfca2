// The Documents API: uploads evidence, and tells what was uploaded. The contents are not kept.
import type { FastifyInstance } from 'fastify'
import { DOCUMENT_TYPES, type Document } from '../entities/document.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

/** The documents name no limit. */
const LARGEST_BODY = 10 * 1024 * 1024

export function documentRoutes(app: FastifyInstance, world: World) {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
    async (request: { headers: { 'content-type'?: string } }, body: Buffer) => {
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const sent = new Response(new Uint8Array(body), { headers })
      return sent.formData().catch(() => {
        throw badRequest('The request body is not a valid form.')
      })
    },
  )

  app.post('/documents', async (request) => {
    const form = request.body
    if (!(form instanceof FormData)) throw badRequest('file: is required.', { field: 'file' })
    const [file, purpose] = [form.get('file'), form.get('purpose')]
    if (purpose !== 'dispute_evidence')
      throw badRequest('The selected purpose is invalid.', { field: 'purpose' })
    if (!(file instanceof File)) throw badRequest('file: is required.', { field: 'file' })
    const mimeType = DOCUMENT_TYPES.find((type) => type === file.type)
    if (!mimeType) throw badRequest('The file type is not supported.', { field: 'file' })
    const document: Document = {
      id: world.random.id('doc'),
      entity: 'document',
      purpose,
      name: file.name,
      mime_type: mimeType,
      size: file.size,
      created_at: world.clock.seconds(),
    }
    world.entities.put(document)
    return document
  })

  app.get<{ Params: { id: string } }>('/documents/:id', async (request) =>
    lookUp(world, 'document', request.params.id),
  )
}
