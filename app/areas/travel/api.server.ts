import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { plainPdf } from '#platform/pure/plain-pdf.ts'
import { destinationNamed, holidayTypeNamed } from './rules.ts'
import { listTravelOffers } from './store.server.ts'
import { toTravelDoc, travelAnswerWire, travelSearchWire } from './wire.ts'

const searchTravel = defineCall({
  method: 'POST',
  path: '/CMS/Search/TravelBodyContent/Ungrouped',
  summary: 'Le offerte di viaggio, con i filtri Destinazione e Tipo di vacanza.',
  access: 'anyone',
  body: travelSearchWire,
  answer: travelAnswerWire,
  async handle({ db }, { body: { destination = '', vacationType = '', criteria } }) {
    const { items, total } = await listTravelOffers(db, {
      destination: destinationNamed(destination),
      holidayType: holidayTypeNamed(vacationType),
      offset: criteria?.offset,
      limit: criteria?.rows,
    })
    return { matches: total, docs: items.map(toTravelDoc) }
  },
})

/** TRV-001. Made of the offers that are in the list, so that it never says anything else. */
const getCatalogue = defineCall({
  method: 'GET',
  path: '/CMS/Travel/Catalogo',
  summary: 'Il catalogo dei viaggi, da scaricare in PDF.',
  access: 'anyone',
  answer: z.unknown(),
  async handle({ db, reply }) {
    const { items } = await listTravelOffers(db, { destination: null, holidayType: null })
    const pdf = plainPdf({
      title: 'Viaggi in business class: il catalogo dei soci',
      paragraphs: [
        'Itinerari scelti per i soci del Club, a condizioni riservate. Per un preventivo compila la richiesta nella pagina del viaggio.',
        ...items.map(
          ({ title, location, destination, holidayType, extract }) =>
            `${title} (${location}). ${destination}, ${holidayType}. ${extract}`,
        ),
      ],
    })
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="catalogo-viaggi.pdf"',
        'cache-control': 'public, max-age=3600',
      })
      .send(Buffer.from(pdf))
  },
})

export const travelCalls: Call<Viewer>[] = [searchTravel, getCatalogue]
