import { z } from 'zod'
import type { Access, Call } from './call.server.ts'
import { strictShape } from './strict-shape.server.ts'

export type JsonSchema = { [key: string]: unknown }
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }
type Content = { 'application/json': { schema: JsonSchema } }
type FileContent = { 'multipart/form-data': { schema: JsonSchema } }
export type Operation = {
  operationId: string
  summary: string
  tags: string[]
  'x-access': Access
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content | FileContent }
  responses: Record<string, { description: string; content?: Content }>
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> }
}

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['message', 'error'],
  properties: {
    message: { type: 'string', description: 'La frase da mostrare.' },
    error: {
      type: 'object',
      required: ['kind', 'message', 'requestId'],
      properties: {
        kind: {
          enum: [
            'not-found',
            'not-allowed',
            'prova-richiesta',
            'invalid-input',
            'conflict',
            'unavailable',
            'metodo',
            'unexpected',
          ],
        },
        message: { type: 'string' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Un messaggio per ogni campo sbagliato.',
        },
        requestId: { type: 'string', description: 'Da citare all’assistenza.' },
      },
    },
  },
}

/** The description of every call, made from the same shapes that check it, so that it cannot be out of date. */
export function openApiDocument<Viewer>(calls: readonly Call<Viewer>[], clubName: string): OpenApi {
  const schemas: Record<string, JsonSchema> = { Errore: ERROR_SCHEMA }
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const path = paths[call.path] ?? {}
    path[call.method.toLowerCase()] = operationOf(call, schemas)
    paths[call.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${clubName}: chiamate`,
      version: '1',
      description: 'Le chiamate del club che puoi usare, con le forme che il server controlla.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas, securitySchemes: { sessione: { type: 'apiKey', in: 'cookie', name: '__Host-camice' } } },
  }
}

function operationOf<Viewer>(call: Call<Viewer>, schemas: Record<string, JsonSchema>): Operation {
  const id = `${call.method.toLowerCase()}${call.path.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`
  const schemaOf = (part: string, shape: z.ZodType, io: 'input' | 'output') =>
    jsonSchema(shape, io, `${id}.${part}`, schemas)
  const answer = schemaOf('answer', call.answer, 'output')
  const operation: Operation = {
    operationId: id,
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? ''],
    'x-access': call.access,
    security: call.access === 'anyone' ? [{}] : [{ sessione: [] }],
    parameters: [
      ...parametersOf('path', call.params && schemaOf('params', call.params, 'input')),
      ...parametersOf('query', call.query && schemaOf('query', call.query, 'input')),
    ],
    responses: responsesOf(call, answer),
  }
  if (call.body) {
    const required = !call.body.safeParse(undefined).success
    operation.requestBody = { required, content: json(schemaOf('body', call.body, 'input')) }
  }
  if (call.takesFile) {
    const schema = { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } }
    operation.requestBody = { required: true, content: { 'multipart/form-data': { schema } } }
  }
  return operation
}

/** The shape of a body, whichever way it is sent. */
export function bodySchemaOf({ requestBody }: Operation): JsonSchema | undefined {
  return requestBody && Object.values(requestBody.content)[0]?.schema
}

function responsesOf<Viewer>(call: Call<Viewer>, answer: JsonSchema): Operation['responses'] {
  const error = json({ $ref: '#/components/schemas/Errore' })
  const responses: Operation['responses'] = {}
  const isEmpty = isNothing(answer)
  const documented = Object.entries(call.statuses ?? {})
  if (!documented.some(([status]) => Number(status) < 300))
    responses['200'] = isEmpty ? { description: 'Fatto.' } : { description: 'Fatto.', content: json(answer) }
  for (const [status, description] of documented) {
    const content = Number(status) >= 400 ? error : json(answer)
    responses[status] = isEmpty && Number(status) < 400 ? { description } : { description, content }
  }
  if (call.params || call.query || call.body)
    responses['400'] ??= { description: 'Alcuni dati non sono validi.', content: error }
  if (call.access === 'member') responses['401'] ??= { description: 'Accedi per continuare.', content: error }
  else if (call.access !== 'anyone')
    responses['404'] ??= { description: 'Per chi non ha questo ruolo la chiamata non esiste.', content: error }
  if (call.isKnownToStaff) responses['403'] ??= { description: 'Serve un altro permesso.', content: error }
  if (call.isPaced)
    responses['429'] ??= { description: 'Troppe richieste: Retry-After dice quanti secondi attendere.', content: error }
  responses.default = { description: 'Ogni altro rifiuto o errore.', content: error }
  return responses
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } })

function isNothing(schema: JsonSchema): boolean {
  return Object.keys(schema).length === 0 || schema.type === 'null' || schema.not !== undefined
}

function parametersOf(place: 'path' | 'query', schema: JsonSchema | undefined): Parameter[] {
  if (!schema) return []
  const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
  const required = new Set((schema.required ?? []) as string[])
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }))
}

/** A shape that refers to itself becomes a component, because references of a document start at its root. */
function jsonSchema(
  shape: z.ZodType,
  io: 'input' | 'output',
  name: string,
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(io === 'input' ? strictShape(shape) : shape, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    },
  }) as JsonSchema
  const text = JSON.stringify(schema)
  if (!text.includes('"$ref":"#')) return schema
  schemas[name] = JSON.parse(text.replaceAll('"$ref":"#', `"$ref":"#/components/schemas/${name}`)) as JsonSchema
  return { $ref: `#/components/schemas/${name}` }
}
