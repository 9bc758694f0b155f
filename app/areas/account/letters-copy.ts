import type { Club } from '#platform/env.server.ts'
import { type MailContent, mailLayout } from '#platform/mail/mail-layout.ts'
import { formatLongDateIt } from '#platform/pure/dates.ts'

/** What a letter needs of the house. */
export type Sender = { club: Club; origin: string }

export type Written = { subject: string; text: string; html: string }

export function letter({ club }: Sender, subject: string, content: MailContent): Written {
  return { subject, ...mailLayout(club, content) }
}

/** LOG-026. Several accounts on one mailbox get a letter each, and the username says which. */
export function passwordResetLetter(sender: Sender, to: { name: string; username: number; token: string }): Written {
  return letter(sender, 'Scegli una nuova password', {
    title: 'Scegli una nuova password',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `hai chiesto di cambiare la password dell’account con username ${to.username}.`,
      'Se non lo hai chiesto tu, non fare nulla: la password resta quella di prima.',
    ],
    action: { label: 'Scegli la password', url: passwordLink(sender, to.token) },
    note: 'Il link vale un’ora e si può usare una volta sola.',
  })
}

type Invitee = { name: string; username: number; token: string; source?: string | undefined }

/** DSK-027, DSK-030. The account was made by the club: whoever reads this chooses its password, and is told where the address comes from. */
export function memberInvitationLetter(sender: Sender, { name, username, token, source }: Invitee): Written {
  const subject = `Il tuo account in ${sender.club.name}: scegli la password`
  return letter(sender, subject, {
    title: 'Scegli la tua password',
    greeting: `Ciao ${name},`,
    paragraphs: [
      `${sender.club.name} ha aperto un account a tuo nome, con username ${username}.`,
      ...(source ? [`Abbiamo il tuo indirizzo da: ${source}.`] : []),
      'Scegli la password per entrare: la prima volta ti chiediamo che cosa accetti. Se non te lo aspettavi non fare nulla.',
    ],
    action: { label: 'Scegli la password', url: passwordLink(sender, token) },
    note: 'Il link vale sette giorni e si può usare una volta sola.',
  })
}

/** REG-004 */
export function welcomeLetter(sender: Sender, to: { name: string; username: number; token: string }): Written {
  return letter(sender, `Ti diamo il benvenuto in ${sender.club.name}: conferma la tua e-mail`, {
    title: 'Registrazione completata!',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `il tuo username è ${to.username}: puoi accedere con questo numero o con la tua e-mail.`,
      'Conferma che l’indirizzo è tuo, così sappiamo a chi scrivere.',
    ],
    action: { label: 'Conferma l’e-mail', url: `${sender.origin}/verifica-email?t=${to.token}` },
    note: 'Il link vale sette giorni.',
  })
}

/** REG-008 */
export function trialStartedLetter(sender: Sender, to: { name: string; expDate: Date }): Written {
  return letter(sender, 'La tua prova gratuita è attiva', {
    title: 'La tua prova gratuita è attiva',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `da adesso e fino a tutto il ${formatLongDateIt(to.expDate)} il Club è aperto: corsi ECM, consulenza legale, moduli e convenzioni.`,
      'Alla fine torni a un account gratuito: nessun addebito, nessun rinnovo automatico.',
    ],
    action: { label: 'Comincia', url: `${sender.origin}/profilo/i-miei-servizi` },
  })
}

export function trialEndingLetter(sender: Sender, to: { name: string; expDate: Date; daysLeft: number }): Written {
  const when =
    to.daysLeft === 0 ? 'finisce oggi' : to.daysLeft === 1 ? 'finisce domani' : `finisce tra ${to.daysLeft} giorni`
  return letter(sender, `La tua prova gratuita ${when}`, {
    title: `La tua prova ${when}`,
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `puoi usare tutto il Club fino alle 24 del ${formatLongDateIt(to.expDate)}.`,
      'Se vuoi continuare scegli un piano; se non fai nulla torni a un account gratuito, senza addebiti.',
    ],
    action: { label: 'Scopri i piani', url: `${sender.origin}/upgrade` },
  })
}

/** The staff corrected the address: whoever reads it there shows that it is theirs. */
export function emailToVerifyLetter(sender: Sender, to: { name: string; username: number; token: string }): Written {
  return letter(sender, 'Conferma il tuo nuovo indirizzo e-mail', {
    title: 'Conferma il tuo nuovo indirizzo',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `da adesso scriviamo qui per l’account con username ${to.username}, e con questo indirizzo puoi anche accedere.`,
      'Conferma che l’indirizzo è tuo, così sappiamo a chi scrivere.',
    ],
    action: { label: 'Conferma l’e-mail', url: `${sender.origin}/verifica-email?t=${to.token}` },
    note: 'Il link vale sette giorni.',
  })
}

export function accountClosedLetter(sender: Sender, to: { name: string }): Written {
  return letter(sender, 'Il tuo account è stato chiuso', {
    title: 'Il tuo account è chiuso',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      'da adesso non si può più accedere con le tue credenziali. I tuoi dati e quello che hai acquistato restano come sono.',
      `Se vuoi riaprirlo, o pensi che sia un errore, chiamaci al ${sender.club.phone}.`,
    ],
  })
}

export function accountOpenedLetter(sender: Sender, to: { name: string }): Written {
  return letter(sender, 'Il tuo account è di nuovo aperto', {
    title: 'Il tuo account è di nuovo aperto',
    greeting: `Ciao ${to.name},`,
    paragraphs: ['puoi accedere come prima, con le credenziali che avevi.'],
    action: { label: 'Accedi', url: `${sender.origin}/login` },
  })
}

/** Where who has a link chooses a password. */
export const passwordLink = ({ origin }: Pick<Sender, 'origin'>, token: string) =>
  `${origin}/recover-password?t=${token}`

/** IDN-009. For the operators: the address is not said, because it is of somebody who wants nothing from the club. */
export function disownedAccountLetter(sender: Sender, about: { username: number }): Written {
  return letter(sender, 'Un account è stato creato con l’e-mail di un’altra persona', {
    title: 'Un account non riconosciuto',
    greeting: 'Ciao,',
    paragraphs: [
      `chi ha la casella di posta dell’account con username ${about.username} ha detto di non averlo creato.`,
      'L’account è chiuso, l’indirizzo è di nuovo libero e le sessioni aperte sono finite. Guarda se serve altro.',
    ],
    action: { label: 'Apri l’account', url: `${sender.origin}/redazione/iscritti/${about.username}` },
  })
}

/** IDN-011 */
export function unprovedWarningLetter(sender: Sender, to: { name: string; lastDay: Date; token: string }): Written {
  return letter(sender, 'Conferma la tua e-mail, o l’account verrà cancellato', {
    title: 'Conferma la tua e-mail',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `non hai ancora confermato che questo indirizzo è tuo. Senza conferma l’account viene cancellato il ${formatLongDateIt(to.lastDay)}, con quello che contiene.`,
      'Se non l’hai creato tu non fare nulla, oppure apri il link e diccelo.',
    ],
    action: { label: 'Conferma l’e-mail', url: `${sender.origin}/verifica-email?t=${to.token}` },
    note: 'Il link vale sette giorni.',
  })
}

/** IDN-011 */
export function unprovedErasedLetter(sender: Sender, to: { name: string }): Written {
  return letter(sender, 'Il tuo account è stato cancellato', {
    title: 'Il tuo account è stato cancellato',
    greeting: `Ciao ${to.name},`,
    paragraphs: ['nessuno ha confermato questo indirizzo: abbiamo cancellato l’account e i dati personali.'],
  })
}
