import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A mail program posts one line; nothing longer is meant for us. */
const MOST_BYTES = 4096

/** True for a form another company's server posts where that is expected. A browser with our cookie is never one. */
export function isPostedByProgram(request: FastifyRequest): boolean {
  const { takesPostedForm } = request.routeOptions.config as { takesPostedForm?: boolean }
  return takesPostedForm === true && request.headers.cookie === undefined
}

/** A corner of the calls where a request is a small form, in either of the two ways forms are written. */
export async function acceptPostedForm(api: FastifyInstance, serve: (forms: FastifyInstance) => void): Promise<void> {
  await api.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      async (request: FastifyRequest, body: Buffer) => fieldsIn(request, body),
    )
    serve(forms)
  })
}

async function fieldsIn(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const type = request.headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  return Object.fromEntries(form?.entries() ?? [])
}
