import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import { openCatalogue, openCourse } from './commands.server.ts'
import { accessWire, toAccess } from './wire.ts'

const catalogueLink = defineCall({
  method: 'POST',
  path: '/FAD/Utente/AutoLogin',
  summary: 'L’indirizzo del catalogo FAD, valido una volta.',
  access: 'member',
  answer: accessWire,
  async handle({ db, now, viewer, request }) {
    return { courseAccessURL: await openCatalogue(db, viewer, now, outsideOf(request).coursePlatform) }
  },
})

const courseLink = defineCall({
  method: 'POST',
  path: '/FAD/Utente/AutoLogin/{id}/{type}',
  summary: 'L’indirizzo di un corso, valido una volta; oppure che cosa manca per entrarvi.',
  access: 'member',
  params: z.object({ id: z.string().regex(/^(cat|\d{1,9})$/), type: z.string().max(40) }),
  answer: accessWire,
  async handle({ db, now, viewer, request }, { params: { id } }) {
    const { coursePlatform } = outsideOf(request)
    // CRS-031: the catalogue answers under another name.
    if (id === 'cat') return { accessURL: await openCatalogue(db, viewer, now, coursePlatform) }
    if (!Number.isSafeInteger(Number(id))) throw new NotFound()
    return toAccess(await openCourse(db, { viewer, courseId: Number(id), now }, coursePlatform))
  },
})

export const courseAccessCalls: Call<Viewer>[] = [catalogueLink, courseLink]
