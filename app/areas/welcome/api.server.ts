import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Call } from '#platform/http/call.server.ts'
import { consistencyOfMember, fillMessage, selectTemplate } from './rules.ts'
import { listTemplates } from './store.server.ts'
import { welcomeMessageWire } from './wire.ts'

const getWelcomeMessage = defineCall({
  method: 'GET',
  path: '/CMS/WelcomeMessage',
  summary: 'Il titolo di benvenuto di chi ha effettuato l’accesso.',
  access: 'member',
  answer: welcomeMessageWire,
  async handle({ db, viewer: { audience, member } }) {
    const record = member && (await findMemberById(db, member.id))
    if (!record) return { welcomeMessage: null }
    const { name, cardCode, conventionOrder } = record
    const greeted = { consistency: consistencyOfMember(audience, record), name, cardCode, conventionOrder }
    const template = selectTemplate(await listTemplates(db), greeted)
    return { welcomeMessage: template && fillMessage(template.welcomeMessage, greeted) }
  },
})

export const welcomeCalls: Call<Viewer>[] = [getWelcomeMessage]
