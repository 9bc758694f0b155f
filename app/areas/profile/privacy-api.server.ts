import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { assertAskedAgain, assertStillThem } from '#areas/account/still-them-commands.server.ts'
import { callerOf, defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { filmStream } from '#platform/files/film-commands.server.ts'
import { diskOf } from '#platform/files/lent-disk.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { forgottenSessionCookies } from '#platform/session/cookie.ts'
import { askArchive, takeArchive } from './archive-commands.server.ts'
import { memberDataOf } from './member-data-context.server.ts'
import { deleteAccount, requestErasure } from './privacy-commands.server.ts'
import { erasureWire } from './wire.ts'

export const PROOF_WANTED = 'Serve una prova che chi chiede è ancora lì: kind «prova-richiesta».'

const archiveRequest = defineCall({
  method: 'POST',
  path: '/Privacy/Esporta',
  summary:
    'Chiede l’archivio di tutto quello che il Club sa di chi ha effettuato l’accesso; un’e-mail dice quando è pronto.',
  access: 'member',
  answer: z.null(),
  statuses: {
    403: PROOF_WANTED,
    409: 'Un archivio è già in preparazione.',
    429: 'Sono già stati chiesti tre archivi in 24 ore: Retry-After dice quanti secondi attendere.',
  },
  async handle({ db, now, request, viewer }) {
    const member = callerOf(viewer)
    await assertStillThem(db, member, { sessionId: viewer.sessionId, now, settings: signInSettingsOf(request) })
    await askArchive(db, member.id, { now })
    return null
  },
})

const archiveDownload = defineCall({
  method: 'GET',
  path: '/Privacy/Esporta/{id}',
  summary: 'Scarica un archivio pronto, per sette giorni; solo chi lo ha chiesto.',
  access: 'member',
  params: z.object({ id: z.uuid() }),
  answer: z.unknown(),
  statuses: { 403: PROOF_WANTED, 404: 'L’archivio non c’è, non è di chi lo chiede o è scaduto.' },
  async handle({ db, now, request, reply, viewer }, { params: { id } }) {
    const member = callerOf(viewer)
    const settings = signInSettingsOf(request)
    await assertStillThem(db, member, { sessionId: viewer.sessionId, now, settings })
    const archive = await takeArchive(db, member, id, { now, sender: settings })
    reply
      .header('content-disposition', 'attachment; filename="i-miei-dati.zip"')
      .header('content-length', archive.byteSize)
      .type('application/zip')
    return filmStream(diskOf(request), archive, { from: 0, to: archive.byteSize - 1 })
  },
})

const deletion = defineCall({
  method: 'POST',
  path: '/Privacy/CancellaAccount',
  summary:
    'Chiude l’account di chi ha effettuato l’accesso e lo cancella dopo 48 ore, se nessuno annulla dall’e-mail; con «subito» lo cancella adesso. Serve ogni volta una prova: in questa richiesta la password attuale, cifrata, oppure quella appena data.',
  access: 'member',
  body: erasureWire,
  answer: z.null(),
  statuses: {
    403: PROOF_WANTED,
    409: 'È l’ultimo amministratore del Club.',
    429: 'Troppi tentativi con la password attuale.',
  },
  async handle({ db, now, request, reply, viewer }, { body: { subito, currentPassword: currentEnvelope } }) {
    const member = callerOf(viewer)
    const settings = signInSettingsOf(request)
    await assertAskedAgain(db, member, { sessionId: viewer.sessionId, currentEnvelope, now, settings })
    if (subito) await deleteAccount(db, member, { now, data: memberDataOf(request), settings })
    else await requestErasure(db, member, { now, settings })
    reply.header('set-cookie', forgottenSessionCookies())
    return null
  },
})

export const privacyCalls: Call<Viewer>[] = [archiveRequest, archiveDownload, deletion]
