import { type MailContent, mailLayout } from '#platform/mail/mail-layout.ts'
import { formatLongDateIt, romeMinuteOf } from '#platform/pure/dates.ts'
import { CHANGE_EMAIL_PATH, STOP_EMAIL_CHANGE_PATH } from './email-change-model.ts'
import type { Sender } from './letters-copy.ts'
import type { SecurityEvent } from './security-email-model.ts'

/** IDN-017. No link: whoever is frightened by an e-mail must not have to press something in it. */
export function securityEmail({ club }: Sender, to: { name: string }, event: SecurityEvent) {
  const { title, paragraphs } = wordsOf(event)
  const content: MailContent = {
    title,
    greeting: `Ciao ${to.name},`,
    paragraphs: [...paragraphs, `Se non sei stato tu chiamaci subito al ${club.phone}.`],
  }
  return { subject: title, ...mailLayout(club, content) }
}

/** IDN-031. The one with a link that acts: whoever did not ask stops it with one press. */
export function lostFactorEmail({ club, origin }: Sender, to: { name: string; end: Date; token: string }) {
  const title = 'Qualcuno dice di aver perso il tuo secondo fattore'
  const content: MailContent = {
    title,
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `tra 72 ore, il ${formatLongDateIt(to.end)} alle ${romeMinuteOf(to.end).slice(11)}, per entrare nel tuo account non servirà più il codice della tua app.`,
      `Se non lo hai chiesto tu fermalo con il pulsante qui sotto e chiamaci al ${club.phone}.`,
    ],
    action: { label: 'Ferma tutto', url: `${origin}/ferma-attesa?t=${to.token}` },
  }
  return { subject: title, ...mailLayout(club, content) }
}

/** To the new address: whoever reads it, signed in to the account, makes it theirs. It says nothing of whose account it is. */
export function emailChangeEmail({ club, origin }: Sender, to: { token: string }) {
  const title = 'Conferma il tuo nuovo indirizzo'
  const content: MailContent = {
    title,
    greeting: 'Ciao,',
    paragraphs: [
      `hai chiesto di ricevere qui le e-mail di ${club.name}. Premi il pulsante dal dispositivo in cui hai effettuato l’accesso.`,
      'Se non lo hai chiesto tu non fare nulla: senza l’account il link non vale niente.',
    ],
    action: { label: 'Conferma l’indirizzo', url: `${origin}${CHANGE_EMAIL_PATH}?t=${to.token}` },
    note: 'Il link vale 24 ore e si può usare una volta sola.',
  }
  return { subject: title, ...mailLayout(club, content) }
}

/** To the old address, at once: whoever did not ask stops it with one press, also when it is done. */
export function emailChangeAskedEmail({ club, origin }: Sender, to: { name: string; username: number; token: string }) {
  const title = 'Qualcuno vuole cambiare l’indirizzo del tuo account'
  const content: MailContent = {
    title,
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `per l’account con username ${to.username} è stato chiesto un altro indirizzo e-mail. Se lo hai chiesto tu non devi fare nulla.`,
      `Se non sei stato tu fermalo con il pulsante qui sotto e chiamaci al ${club.phone}: vale per sette giorni, anche a cambio avvenuto.`,
    ],
    action: { label: 'Ferma il cambio', url: `${origin}${STOP_EMAIL_CHANGE_PATH}?t=${to.token}` },
  }
  return { subject: title, ...mailLayout(club, content) }
}

function wordsOf(event: SecurityEvent): { title: string; paragraphs: string[] } {
  switch (event.kind) {
    case 'password-changed':
      return {
        title: 'La tua password è cambiata',
        paragraphs: ['la password del tuo account è stata appena cambiata e ogni altra sessione è stata chiusa.'],
      }
    case 'passkey-added':
      return {
        title: 'Hai aggiunto una passkey',
        paragraphs: [`da adesso puoi entrare nel Club anche con la passkey «${event.passkey}», senza password.`],
      }
    case 'passkey-removed':
      return {
        title: 'Una passkey è stata tolta',
        paragraphs: [`con la passkey «${event.passkey}» non si entra più nel tuo account.`],
      }
    case 'second-factor-added':
      return {
        title: 'Hai attivato la verifica in due passaggi',
        paragraphs: ['da adesso per entrare nel tuo account serve anche un codice della tua app.'],
      }
    case 'second-factor-removed':
      return {
        title: 'La verifica in due passaggi è stata tolta',
        paragraphs: ['da adesso per entrare nel tuo account non serve più il codice della tua app.'],
      }
    case 'recovery-codes-made':
      return {
        title: 'Hai creato nuovi codici di recupero',
        paragraphs: ['i codici di recupero di prima non valgono più.'],
      }
    case 'recovery-code-used':
      return {
        title: 'È stato usato un codice di recupero',
        paragraphs: [
          `qualcuno è entrato nel tuo account con un codice di recupero. ${event.left === 1 ? 'Te ne resta uno' : `Te ne restano ${event.left}`}: se ti serve puoi crearne altri dalla pagina «Accesso e sicurezza».`,
        ],
      }
    case 'email-changed':
      return {
        title: 'L’indirizzo e-mail del tuo account è cambiato',
        paragraphs: [
          `l’account con username ${event.username} da oggi ha un altro indirizzo e-mail: a questo non scriveremo più.`,
        ],
      }
    case 'address-asked':
      return {
        title: 'Qualcuno ha chiesto di usare il tuo indirizzo',
        paragraphs: [
          'qualcuno ha scritto il tuo indirizzo e-mail come il suo nuovo indirizzo. È già del tuo account, quindi non è cambiato niente.',
          'Se hai due account e vuoi unirli, chiedilo all’assistenza.',
        ],
      }
    case 'data-exported':
      return {
        title: 'I tuoi dati sono stati scaricati',
        paragraphs: ['è stato appena scaricato l’archivio con tutto quello che sappiamo di te.'],
      }
    case 'registered-again':
      return {
        title: 'Hai già un account',
        paragraphs: [
          `qualcuno si è appena registrato con la tua e-mail o con il tuo codice fiscale, che hanno già un account: lo username è ${event.username}.`,
          'Se lo hai fatto tu entra con quello; se non ricordi la password puoi sceglierne un’altra dalla pagina di accesso.',
        ],
      }
    case 'new-browser':
      return {
        title: 'Nuovo accesso al tuo account',
        paragraphs: [
          `qualcuno è entrato nel tuo account da un browser che non conoscevamo: ${event.device}, il ${formatLongDateIt(event.at)} alle ${romeMinuteOf(event.at).slice(11)}.`,
          'Se lo hai fatto tu non devi fare nulla.',
        ],
      }
  }
}
