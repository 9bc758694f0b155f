import { z } from 'zod'
import { findDetails } from '#areas/account/details-store.server.ts'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Member, Viewer } from '#areas/audience/model.ts'
import { InvalidInput, NotAllowed, NotFound } from '#platform/errors.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import { filePath, MAX_BYTES } from '#platform/files/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import { tallyOf } from '#platform/tally/lent-tally.server.ts'
import { isOpening } from '#platform/tally/opening-rules.ts'
import { saveCard, uploadCardFile } from './commands.server.ts'
import { findShownCard } from './public-card-context.server.ts'
import { findPublication } from './publication-commands.server.ts'
import { parsePublicationName } from './publication-rules.ts'
import { findCardOf } from './store.server.ts'
import { vcardOf } from './vcard-rules.ts'
import { cardPatchWire, cardWire, IN_CHECK, publicationWire, toCardWire } from './wire.ts'

const PATH = '/professionallist/professionalcards'

function memberIn({ member }: Viewer): Member {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

/** API-229, CRD-006. */
const getOwnCard = defineCall({
  method: 'GET',
  path: `${PATH}/me`,
  summary: 'La scheda professionale di chi ha effettuato l’accesso.',
  access: 'member',
  answer: cardWire.nullable(),
  statuses: { 200: 'La scheda; status maggiore di 0.', 204: 'Non c’è ancora una scheda.' },
  async handle({ db, viewer, reply }) {
    const member = memberIn(viewer)
    const card = await findCardOf(db, member.id)
    if (!card) {
      reply.status(204)
      return null
    }
    return toCardWire(card, (await findDetails(db, member.id)).fiscalCode)
  },
})

/** API-230. */
const patchCard = defineCall({
  method: 'PATCH',
  path: PATH,
  summary: 'Salva le differenze della propria scheda; la prima volta la crea.',
  access: 'member',
  body: cardPatchWire,
  answer: z.strictObject({ data: cardWire }),
  async handle({ db, now, viewer }, { body }) {
    const member = memberIn(viewer)
    const card = await saveCard(db, { member, type: viewer.audience.type, patch: body, now })
    return { data: toCardWire(card, (await findDetails(db, member.id)).fiscalCode) }
  },
})

/** The card in an address book: what this visitor may see of it, and no more. */
const getContactCard = defineCall({
  method: 'GET',
  path: `${PATH}/{slug}/contatto`,
  summary: 'La scheda come biglietto da visita (vCard).',
  access: 'anyone',
  params: z.strictObject({ slug: z.string().max(120) }),
  answer: z.unknown(),
  async handle({ db, now, viewer, request, reply }, { params }) {
    const card = await findShownCard(db, { slug: params.slug, audience: viewer.audience, now })
    if (!card) throw new NotFound()
    const { origin } = signInSettingsOf(request)
    reply.header('content-type', 'text/vcard; charset=utf-8')
    reply.header('content-disposition', `attachment; filename="${card.slug}.vcf"`)
    reply.send(vcardOf(card, `${origin}/professionisti-sanitari/${card.slug}`))
    return undefined
  },
})

const CONTACTS = { telefono: 'phone', email: 'email', sito: 'site' } as const

/** FIG-046. A press on a contact, as a total: neither whose browser nor which number. */
const postPressed = defineCall({
  method: 'POST',
  path: `${PATH}/{slug}/contatto`,
  summary: 'Conta una pressione su un contatto della scheda, senza dire di chi.',
  access: 'anyone',
  isPaced: true,
  params: z.strictObject({ slug: z.string().max(120) }),
  body: z.strictObject({ contatto: z.enum(['telefono', 'email', 'sito']) }),
  answer: z.null(),
  async handle({ db, now, viewer, request }, { params, body }) {
    const isStaff = (viewer.member?.roles.length ?? 0) > 0 || viewer.viewAs
    if (isStaff || !isOpening(request.headers)) return null
    const { audience } = viewer
    const card = await findShownCard(db, { slug: params.slug, audience, now })
    if (!card?.contacts) return null
    const tally = tallyOf(request)
    tally.count(tally.cellOf({ ...card.counted, outcome: CONTACTS[body.contatto] }, audience.type), request.headers)
    return null
  },
})

/** A paper by its DOI or PubMed id, to be put among the publications of one's own card. */
const getPublication = defineCall({
  method: 'GET',
  path: '/professionallist/pubblicazioni',
  summary: 'Una pubblicazione, dal suo DOI o PubMed id.',
  access: 'member',
  query: z.strictObject({ id: z.string().trim().min(1).max(300) }),
  answer: publicationWire,
  statuses: { 404: 'Nessuno la conosce.', 503: 'Il catalogo non risponde.' },
  async handle({ request }, { query }) {
    const name = parsePublicationName(query.id)
    if (!name) throw new InvalidInput({ id: 'Scrivi un DOI, per esempio 10.1000/182, o un PubMed id.' })
    const found = await findPublication(outsideOf(request), name)
    if (!found) throw new NotFound('Nessuna pubblicazione con questo codice: controllalo, o scrivila a mano.')
    return { ...found, link: found.link ?? '' }
  },
})

const uploadWire = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  mimeType: z.string(),
  /** IDN-053. While the scanner has not looked at it. */
  status: z.literal(IN_CHECK).optional(),
})

function uploadCall(name: string, kind: 'image' | 'document', summary: string) {
  return defineCall({
    method: 'POST',
    path: `${PATH}/me/${name}`,
    summary,
    access: 'member',
    takesFile: { maxBytes: MAX_BYTES[kind] },
    answer: uploadWire,
    async handle({ db, now, viewer, request }, { file }) {
      if (!file) throw new InvalidInput({ file: 'Scegli un file.' })
      const { scanner } = outsideOf(request)
      const upload = { member: memberIn(viewer), kind, file, scanner, now }
      const stored = await uploadCardFile(db, diskOf(request), upload)
      return {
        id: stored.id,
        url: filePath(stored),
        mimeType: stored.contentType,
        ...(stored.awaitsScan && { status: IN_CHECK }),
      }
    },
  })
}

export const professionalCardCalls: Call<Viewer>[] = [
  getOwnCard,
  patchCard,
  postPressed,
  getContactCard,
  getPublication,
  uploadCall('foto', 'image', 'Carica la foto della scheda; poi la si nomina salvando.'),
  uploadCall('documenti', 'document', 'Carica il documento di una certificazione; poi lo si nomina salvando.'),
]
