import { z } from 'zod'
import type { Call } from '#platform/http/call.server.ts'
import { defineCall } from './call.server.ts'
import { noteVisit } from './commands.server.ts'
import { daysLeft } from './membership-rules.ts'
import type { Viewer } from './model.ts'
import { holds, initialsOf } from './rules.ts'
import { isInsuranceProfessional, listWallets } from './store.server.ts'
import { balanceIn, insuranceProfessionalWire, meWire, toUserSubscription, toWallet, walletWire } from './wire.ts'

const getMe = defineCall({
  method: 'GET',
  path: '/me',
  summary: 'La persona che ha effettuato l’accesso, oppure nessuno.',
  access: 'anyone',
  answer: meWire,
  async handle({ db, now, viewer }) {
    const { audience, member } = viewer
    if (!member) return { member: null }
    await noteVisit(db, viewer, now)
    return {
      member: {
        name: member.name,
        surname: member.surname,
        initials: initialsOf(member),
        isStaff: member.roles.length > 0,
        specializations: [...member.specializations],
        subscription: toUserSubscription(audience, member),
        daysLeft: daysLeft(member.expiration, now),
        ecmCredits: holds(audience, 'ecm')
          ? balanceIn((await listWallets(db, member.id, now)).map(toWallet), 'ecm')
          : null,
      },
    }
  },
})

const getWallets = defineCall({
  method: 'GET',
  path: '/CRM/Utente/Portafogli',
  summary: 'I portafogli attivi di chi ha effettuato l’accesso, con i loro crediti.',
  access: 'member',
  answer: z.array(walletWire),
  async handle({ db, now, viewer: { member } }) {
    return member ? (await listWallets(db, member.id, now)).map(toWallet) : []
  },
})

const getInsuranceProfessional = defineCall({
  method: 'GET',
  path: '/CRM/Utente/IsAPS',
  summary: 'Se chi ha effettuato l’accesso è un professionista assicurativo.',
  access: 'member',
  answer: insuranceProfessionalWire,
  async handle({ db, viewer: { member } }) {
    return { isAPS: member !== null && (await isInsuranceProfessional(db, member.id)) }
  },
})

export const audienceCalls: Call<Viewer>[] = [getMe, getWallets, getInsuranceProfessional]
