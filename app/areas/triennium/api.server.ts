import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotFound } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { picturesFor } from './picture-context.server.ts'
import { findMemberOfLetter, setLetters } from './store.server.ts'

const summary = defineCall({
  method: 'GET',
  path: '/FAD/Trienni/{periodo}/Riepilogo',
  summary: 'Il riepilogo in PDF di un triennio di chi ha effettuato l’accesso.',
  access: 'member',
  params: z.object({ periodo: z.string().regex(/^[a-z0-9-]{1,100}$/) }),
  answer: z.unknown(),
  async handle({ db, now, viewer, reply, request }, { params: { periodo } }) {
    const member = callerOf(viewer)
    const picture = (await picturesFor(db, member.id, now)).find(({ period }) => period.slug === periodo)
    if (!picture) throw new NotFound('Questo triennio non c’è.')
    // What draws PDF is brought when somebody asks for one.
    const { drawSummary } = await import('./ui/period-paper.tsx')
    const clubName = signInSettingsOf(request).club.name
    const pdf = await drawSummary(picture, { person: `${member.name} ${member.surname}`, clubName, on: now })
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="crediti-ecm-${periodo}.pdf"`,
      })
      .send(pdf)
  },
})

/** RFC 8058. Mail programs post here by themselves. */
const stopLetters = defineCall({
  method: 'POST',
  path: '/FAD/Trienni/Lettere/{key}/Basta',
  summary: 'Nessuna e-mail in più sui crediti del triennio: la chiama il programma di posta.',
  access: 'anyone',
  takesPostedForm: true,
  params: z.object({ key: z.uuid() }),
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  answer: z.object({ ok: z.literal(true) }),
  async handle({ db, now }, { params: { key } }) {
    const memberId = await findMemberOfLetter(db, key)
    if (!memberId) throw new NotFound('Questa lettera non esiste.')
    await setLetters(db, memberId, false, now)
    return { ok: true as const }
  },
})

export const trienniumCalls: Call<Viewer>[] = [summary, stopLetters]
