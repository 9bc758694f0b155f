import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { InvalidInput } from '#platform/errors.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import { MAX_BYTES } from '#platform/files/model.ts'
import type { Call } from '#platform/http/call.server.ts'
import { courseParams, memberIn } from './api.server.ts'
import { changeCover } from './cover-commands.server.ts'

const putCover = defineCall({
  method: 'PUT',
  path: '/FAD/Corsi/{id}/Copertina',
  summary: 'Carica la copertina di un corso; prende il posto di quella di prima.',
  access: 'courses.write',
  params: courseParams,
  takesFile: { maxBytes: MAX_BYTES.image },
  answer: z.strictObject({ url: z.string().nullable() }),
  async handle({ db, now, viewer, request }, { params, file }) {
    if (!file) throw new InvalidInput({ file: 'Scegli un file.' })
    const by = { staffId: memberIn(viewer).id, now }
    return { url: await changeCover(db, diskOf(request), { courseId: params.id, file, ...by }) }
  },
})

const deleteCover = defineCall({
  method: 'DELETE',
  path: '/FAD/Corsi/{id}/Copertina',
  summary: 'Toglie la copertina di un corso: torna quella disegnata.',
  access: 'courses.write',
  params: courseParams,
  answer: z.null(),
  async handle({ db, now, viewer, request }, { params }) {
    await changeCover(db, diskOf(request), { courseId: params.id, file: null, staffId: memberIn(viewer).id, now })
    return null
  },
})

export const courseCoverCalls: Call<Viewer>[] = [putCover, deleteCover]
