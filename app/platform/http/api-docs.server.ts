import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StaffPermission } from '../pure/permissions.ts'
import { type Access, type Call, permissionsIn } from './call.server.ts'
import { documentSecurityHeaders } from './headers.server.ts'
import { bodySchemaOf, type JsonSchema, type OpenApi, type Operation, openApiDocument } from './openapi.server.ts'
import { kindOf, type SchemaRow, schemaRows } from './schema-rows.ts'

/** Whoever reads of a call of the desk may make it: the permission is its name. */
function accessInWords(access: Access): string {
  if (access === 'anyone') return 'Chiunque'
  return access === 'member' ? 'Soci' : `In redazione, chi ha ${permissionsIn(access).join(' o ')}`
}

const MOST_KEPT = 40

type Documents = { document: OpenApi; html: string }
type DocsParts<Viewer> = {
  clubName: () => string
  /** Of whoever reads; none for everybody who does not work at the desk. */
  permissionsOf(request: FastifyRequest): Promise<readonly StaffPermission[]>
  callsFor(permissions: readonly StaffPermission[]): readonly Call<Viewer>[]
}

/**
 * The description for machines and the page for people: IDN-026, each reads of the calls that are public and of those their permissions open.
 * They are written when the first one asks: the start of the club does not wait for them.
 */
export function registerApiDocs<Viewer>(
  app: FastifyInstance,
  { clubName, permissionsOf, callsFor }: DocsParts<Viewer>,
): void {
  const caching = { 'cache-control': 'private, no-cache', vary: 'cookie' }
  const kept = new Map<string, Documents & { name: string }>()
  const writtenFor = async (request: FastifyRequest): Promise<Documents> => {
    const [name, permissions] = [clubName(), await permissionsOf(request)]
    const key = permissions.toSorted().join(' ')
    const known = kept.get(key)
    if (known?.name === name) return known
    const document = openApiDocument(callsFor(permissions), name)
    const written = { name, document, html: docsPage(document) }
    // A club has a few roles; those it no longer has are not kept for ever.
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, written)
    return written
  }
  app.get('/openapi.json', async (request, reply) => reply.headers(caching).send((await writtenFor(request)).document))
  app.get('/docs', async (request, reply) => {
    const { html } = await writtenFor(request)
    return reply
      .headers({ ...documentSecurityHeaders(Buffer.from(html)), ...caching })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

function docsPage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))].sort()
  const sections = tags.map((tag) => {
    const cards = operations
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(({ path, method, operation }) => card(path, method, operation))
    return `<section aria-labelledby="tag-${escaped(tag)}"><h2 id="tag-${escaped(tag)}">${escaped(tag)}</h2>${cards.join('')}</section>`
  })
  const links = tags.map((tag) => `<li><a href="#tag-${escaped(tag)}">${escaped(tag)}</a></li>`)
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(document.info.title)}</title><style>${STYLE}</style></head><body><a class="skip" href="#main">Vai al contenuto</a><header><h1>${escaped(document.info.title)}</h1><p>${escaped(document.info.description)} Il testo per le macchine è <a href="/api/openapi.json">openapi.json</a>, in OpenAPI 3.1.</p><p>Gli errori hanno sempre la stessa forma: <code>message</code> è la frase da mostrare, <code>error.fields</code> ha un messaggio per ogni campo sbagliato, <code>error.requestId</code> è il numero da citare all’assistenza.</p></header><nav aria-label="Argomenti"><ul>${links.join('')}</ul></nav><main id="main">${sections.join('')}</main></body></html>`
}

function card(path: string, method: string, operation: Operation): string {
  const id = escaped(operation.operationId)
  const call = `${method} ${path}`
  const body = bodySchemaOf(operation)
  const parameters = operation.parameters.map(({ name, schema, required, in: place }) => ({
    name: place === 'path' ? `{${name}}` : `?${name}`,
    kind: kindOf(schema),
    isRequired: required,
    about: String(schema.description ?? ''),
  }))
  const answers = Object.entries(operation.responses).map(
    ([status, { description }]) =>
      `<li><code>${status === 'default' ? 'altro' : status}</code> ${escaped(description)}</li>`,
  )
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1].content?.[
    'application/json'
  ].schema
  return `<article aria-labelledby="${id}"><h3 id="${id}"><span class="method">${method}</span> <code>/api${breakable(path)}</code></h3><p>${escaped(operation.summary)}</p><p class="access">Può chiamare: ${accessInWords(operation['x-access'])}</p>${table('Parametri', parameters, call, 'Serve')}${shape('Corpo', body, call, 'Serve')}${shape('Risposta', success, call, 'Sempre')}<h4>Esiti</h4><ul>${answers.join('')}</ul></article>`
}

function shape(title: string, schema: JsonSchema | undefined, call: string, needed: string): string {
  if (!schema) return ''
  const isList = schema.type === 'array'
  const rows = schemaRows(isList ? ((schema.items ?? {}) as JsonSchema) : schema, isList ? '[].' : '')
  return rows.length > 0 ? table(title, rows, call, needed) : `<h4>${title}</h4><p>${escaped(kindOf(schema))}</p>`
}

/** `needed` heads the column that says whether a field must be sent, or is always there. Notes appear only where there are any. */
function table(title: string, rows: SchemaRow[], call: string, needed: string): string {
  if (rows.length === 0) return ''
  const hasNotes = rows.some(({ about }) => about !== '')
  const lines = rows.map(({ name, kind, isRequired, about }) => {
    const note = hasNotes ? `<td>${escaped(about)}</td>` : ''
    return `<tr><th scope="row"><code>${breakable(name)}</code></th><td>${escaped(kind)}</td><td>${isRequired ? 'sì' : 'no'}</td>${note}</tr>`
  })
  const head = ['Nome', 'Valore', needed, ...(hasNotes ? ['Nota'] : [])].map((name) => `<th scope="col">${name}</th>`)
  return `<h4>${title}</h4><div class="scroll" role="region" aria-label="${title} di ${escaped(call)}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
/** Long paths may break after a slash or a dot, so that the page never scrolls sideways on a phone. */
const breakable = (path: string) => escaped(path).replace(/([/.])/g, '$1<wbr>')

const STYLE = `:root{color-scheme:light dark;--hue:248;--ground:light-dark(oklch(.977 .006 95),oklch(.19 .018 var(--hue)));--paper:light-dark(#fff,oklch(.235 .02 var(--hue)));--ink:light-dark(oklch(.24 .03 var(--hue)),oklch(.95 .008 var(--hue)));--soft:light-dark(oklch(.46 .025 var(--hue)),oklch(.77 .015 var(--hue)));--line:light-dark(oklch(.9 .012 var(--hue)),oklch(.345 .02 var(--hue)));--primary:light-dark(oklch(.45 .12 var(--hue)),oklch(.74 .108 var(--hue)));--tint:light-dark(oklch(.955 .018 var(--hue)),oklch(.3 .04 var(--hue)))}*{box-sizing:border-box}body{margin:0 auto;max-width:62rem;padding:2rem 1.25rem 5rem;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.55 "Source Sans 3 Variable",system-ui,sans-serif}h1,h2{font-family:"Source Serif 4 Variable",Georgia,serif;font-weight:560;line-height:1.15}h1{font-size:clamp(2rem,5vw,2.75rem);margin:0 0 1rem}h2{font-size:1.6rem;margin:3rem 0 1rem}h3{font-size:1.125rem;margin:0 0 .5rem;overflow-wrap:anywhere}h4{font-size:1rem;margin:1.25rem 0 .5rem}header p{max-width:68ch;color:var(--soft)}a{color:var(--primary)}a:focus-visible,.scroll:focus-visible{outline:3px solid var(--primary);outline-offset:3px}.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.75rem 1rem}nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0}nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 1rem;border-radius:999px;background:var(--tint);text-decoration:none}article{background:var(--paper);border-radius:14px;padding:1.25rem;margin:0 0 1rem;box-shadow:0 1px 2px oklch(.3 .03 250/.06),0 10px 30px -12px oklch(.3 .05 250/.16)}article p{margin:.25rem 0}.access{color:var(--soft)}.method{display:inline-block;padding:.1rem .6rem;border-radius:999px;background:var(--tint);color:var(--primary);font-size:.875rem;font-weight:700}.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.9375rem}th,td{text-align:left;vertical-align:top;padding:.45rem .75rem .45rem 0;border-top:1px solid var(--line)}thead th{border:0;color:var(--soft);font-weight:600}code{font-size:.9375em}@media print{nav,.skip{display:none}article{box-shadow:none;break-inside:avoid}}`
