import type { Sender } from '#areas/account/letters-copy.ts'
import { mailLayout } from '#platform/mail/mail-layout.ts'
import type { Change, MemberAct } from './member-rules.ts'

/** What is told to the member of each act; those that are not here tell nobody, or have a letter of their own. */
type Told = { title: string; lead: string; label: string; path: string; hidesValues?: boolean; namesFields?: boolean }
const TOLD: Partial<Record<MemberAct, Told>> = (() => {
  const plan = {
    title: 'Il tuo abbonamento è cambiato',
    lead: 'abbiamo corretto il tuo abbonamento. Ecco che cosa cambia:',
    label: 'Vedi il tuo abbonamento',
    path: '/profilo/abbonamento',
  }
  return {
    'fiscal-code': {
      title: 'Il tuo codice fiscale è corretto',
      lead: 'abbiamo corretto il codice fiscale del tuo account, come ci avevi chiesto.',
      label: 'Vedi i tuoi dati',
      path: '/profilo/dati-personali',
      // IDN-029. A mailbox is read by others too: the codes stay where one has to sign in.
      hidesValues: true,
    },
    billing: {
      title: 'I tuoi dati di fatturazione sono corretti',
      lead: 'abbiamo corretto i dati con cui ti intestiamo le fatture. Le fatture già emesse non cambiano.',
      label: 'Vedi le tue fatture',
      path: '/profilo/fatture-pagamenti',
      hidesValues: true,
      namesFields: true,
    },
    training: {
      title: 'I tuoi dati per la formazione ECM sono corretti',
      lead: 'abbiamo corretto i dati che l’ECM chiede di te. Gli attestati già emessi non cambiano.',
      label: 'Vedi i tuoi dati',
      path: '/profilo/dati-personali',
      hidesValues: true,
      namesFields: true,
    },
    trial: { ...plan, title: 'La tua prova è cambiata', lead: 'abbiamo corretto i giorni della tua prova:' },
    plan,
    period: plan,
    'period-removed': plan,
    'wallet-given': plan,
    wallet: plan,
    'wallet-ended': plan,
    credits: {
      title: 'I tuoi crediti sono cambiati',
      lead: 'abbiamo corretto i tuoi crediti:',
      label: 'Vedi i tuoi servizi',
      path: '/profilo/i-miei-servizi',
    },
    points: {
      title: 'I tuoi punti sono cambiati',
      lead: 'abbiamo corretto i punti del tuo Programma Fedeltà:',
      label: 'Vedi i tuoi punti',
      path: '/profilo/il-mio-programma-fedelta',
    },
  }
})()

/** The letter that tells a member what the staff changed, where a member would expect one. */
export function correctionLetter({ club, origin }: Sender, act: MemberAct, name: string, changes: readonly Change[]) {
  const told = TOLD[act]
  if (!told) return null
  return {
    subject: told.title,
    ...mailLayout(club, {
      title: told.title,
      greeting: `Ciao ${name},`,
      paragraphs: [
        told.lead,
        ...(told.hidesValues ? [] : changes).map(
          ({ label, from, to }) => `${label}: ${to ?? 'niente'}${from === null ? '' : ` (prima: ${from})`}.`,
        ),
        ...(told.namesFields ? [`È cambiato: ${changes.map(({ label }) => label).join(', ')}.`] : []),
        `Se qualcosa non ti torna chiamaci al ${club.phone}.`,
      ],
      action: { label: told.label, url: `${origin}${told.path}` },
    }),
  }
}
