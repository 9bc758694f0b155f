import { letter, type Sender, type Written } from './letters-copy.ts'

export const invitationLink = ({ origin }: Pick<Sender, 'origin'>, token: string) =>
  `${origin}/redazione/invito?t=${token}`

/** IDN-001. Whoever reads it has the mailbox: only from there the role begins. */
export function staffInvitationLetter(sender: Sender, to: { name: string; role: string; token: string }): Written {
  return letter(sender, 'Ti hanno invitato in redazione', {
    title: 'Ti hanno invitato in redazione',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `ti hanno invitato nella redazione di ${sender.club.name} come ${to.role}.`,
      'Il ruolo comincia quando accetti. Se non te lo aspettavi non fare nulla: non cambia niente.',
    ],
    action: { label: 'Apri l’invito', url: invitationLink(sender, to.token) },
    note: 'Il link vale sette giorni e si può usare una volta sola.',
  })
}

/** IDN-005. The link was given at the server, and whoever has the mailbox must know that it was. */
export function serverAdministratorLetter(sender: Sender, to: { name: string }): Written {
  return letter(sender, 'Sei amministratore della redazione', {
    title: 'Sei amministratore della redazione',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      'Qualcuno con accesso al server ti ha reso amministratore.',
      `Il ruolo comincia quando si usa il link mostrato sul server. Se non te lo aspettavi chiamaci subito al ${sender.club.phone}.`,
    ],
  })
}

export function staffRolesLetter(sender: Sender, to: { name: string; roles: string | null }): Written {
  return letter(sender, to.roles ? 'Il tuo ruolo nella redazione' : 'Non lavori più nella redazione', {
    title: to.roles ? 'Il tuo ruolo nella redazione' : 'Non lavori più nella redazione',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      to.roles
        ? `da adesso nella redazione di ${sender.club.name} sei ${to.roles}. Le sessioni aperte sono state chiuse: accedi di nuovo.`
        : `da adesso non hai più accesso alla redazione di ${sender.club.name}. Il tuo account di iscritto resta com’era; accedi di nuovo per usarlo.`,
      `Se non te lo aspettavi chiamaci al ${sender.club.phone}.`,
    ],
    ...(to.roles && { action: { label: 'Apri la redazione', url: `${sender.origin}/redazione` } }),
  })
}

/** DSK-048. To whoever may give roles, whoever gave these. */
export function colleagueRolesLetter(sender: Sender, to: { name: string; person: string; roles: string }): Written {
  return letter(sender, 'Un ruolo nella redazione è cambiato', {
    title: 'Un ruolo nella redazione è cambiato',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `da adesso il ruolo di ${to.person} nella redazione di ${sender.club.name} è: ${to.roles}.`,
      'Chi lo ha deciso e perché è nel registro. Se non te lo aspettavi guardalo subito.',
    ],
    action: { label: 'Apri la squadra', url: `${sender.origin}/redazione/squadra` },
  })
}
