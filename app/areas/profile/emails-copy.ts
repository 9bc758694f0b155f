import { letter as email, type Sender, type Written } from '#areas/account/letters-copy.ts'
import { formatLongDateIt, formatMinuteIt } from '#platform/pure/dates.ts'
import { WHAT_STAYS } from './erasure-copy.ts'
import { ARCHIVE_DAYS } from './model.ts'

/** IDN-051. It leads to the page and not to the file: whoever opens it signs in and proves to be there. */
export function archiveReadyEmail(sender: Sender, to: { name: string; lastDay: Date }): Written {
  return email(sender, 'Il tuo archivio è pronto', {
    title: 'Il tuo archivio è pronto',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      'abbiamo preparato l’archivio con tutto quello che sappiamo di te: i dati, le fatture, gli attestati e i file che hai caricato.',
      `Puoi scaricarlo dal tuo profilo, fino al ${formatLongDateIt(to.lastDay)}: prima ti chiediamo di confermare che sei tu.`,
    ],
    action: { label: 'Scarica i miei dati', url: `${sender.origin}/profilo/privacy#i-tuoi-dati` },
    note: `Dopo ${ARCHIVE_DAYS} giorni lo eliminiamo. Se non lo hai chiesto tu chiamaci subito al ${sender.club.phone}.`,
  })
}

/** IDN-051 */
export function erasureRequestedEmail(sender: Sender, to: { name: string; erasesAt: Date; token: string }): Written {
  const when = formatMinuteIt(to.erasesAt)
  return email(sender, 'Il tuo account sta per essere cancellato', {
    title: 'Il tuo account sta per essere cancellato',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `come hai chiesto, il ${when} cancelliamo il tuo account e i tuoi dati personali. Fino ad allora nessuno può entrare con le tue credenziali.`,
      `Che cosa resta, e perché: ${WHAT_STAYS.map(({ what, why }) => `${what} (${why})`).join('; ')}.`,
      `Se hai cambiato idea, o non sei stato tu, annulla la cancellazione: ritrovi tutto com’era. Se non sei stato tu chiamaci anche, al ${sender.club.phone}.`,
    ],
    action: { label: 'Annulla la cancellazione', url: `${sender.origin}/annulla-cancellazione?t=${to.token}` },
    note: `Il link vale fino al ${when}.`,
  })
}

export function accountDeletedEmail(sender: Sender, to: { name: string }): Written {
  return email(sender, 'Il tuo account è stato cancellato', {
    title: 'Il tuo account è stato cancellato',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      'come hai chiesto, abbiamo cancellato i tuoi dati personali.',
      `Che cosa resta, e perché: ${WHAT_STAYS.map(({ what, why }) => `${what} (${why})`).join('; ')}.`,
    ],
  })
}
