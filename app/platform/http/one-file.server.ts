import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidInput } from '../errors.ts'
import { readBoundedBody } from './bounded-body.server.ts'
import type { SentFile } from './call.server.ts'

/** Room for the boundaries and the name of the file around its bytes. */
const ENVELOPE_BYTES = 4096
/** Whoever sends two parts by mistake is told so; nobody sends ten. */
const MOST_PARTS = 10

class OneFile {
  readonly file: SentFile
  constructor(file: SentFile) {
    this.file = file
  }
}

/**
 * A corner of the calls where a request is one file and nothing else. The whole request is bounded before it is read, so that
 * nobody fills the memory with parts, and access has been decided before (calls decide it when the headers are here).
 */
export async function acceptOneFile(
  api: FastifyInstance,
  maxBytes: number,
  serve: (files: FastifyInstance) => void,
): Promise<void> {
  await api.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser(
      'multipart/form-data',
      async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
        const bounds = { maxBytes: maxBytes + ENVELOPE_BYTES, maxFields: MOST_PARTS }
        return new OneFile(await fileIn(request, await readBoundedBody(request, payload, bounds)))
      },
    )
    serve(files)
  })
}

/** The file that a form of a page carries under a name, if one was chosen. */
export async function fileInForm(form: FormData, name: string): Promise<SentFile | null> {
  const file = form.get(name)
  if (!(file instanceof File) || file.size === 0) return null
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** The same where several may be chosen. */
export async function filesInForm(form: FormData, name: string): Promise<SentFile[]> {
  const files = form.getAll(name).filter((file) => file instanceof File && file.size > 0) as File[]
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })))
}

export function sentFileOf(request: FastifyRequest): SentFile | null {
  return request.body instanceof OneFile ? request.body.file : null
}

async function fileIn(request: FastifyRequest, body: Buffer): Promise<SentFile> {
  const type = request.headers['content-type'] ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const parts = form ? [...form.entries()] : []
  const [name, file] = parts[0] ?? []
  if (parts.length !== 1 || name !== 'file' || !(file instanceof File))
    throw new InvalidInput({ file: 'Scegli un file.' })
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
