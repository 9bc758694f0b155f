import { letter, type Sender, type Written } from '#areas/account/letters-copy.ts'

/** DSK-017 */
export function manyTakenLetter(
  sender: Sender,
  to: { name: string; who: string; rows: number; question: string; reason: string },
): Written {
  return letter(sender, 'Sono usciti i dati di molti iscritti', {
    title: 'Sono usciti i dati di molti iscritti',
    greeting: `Ciao ${to.name},`,
    paragraphs: [
      `oggi ${to.who} ha esportato ${to.rows.toLocaleString('it-IT')} righe dell’elenco degli iscritti.`,
      `L’ultima domanda: ${to.question}. Il motivo scritto: ${to.reason}`,
    ],
    action: { label: 'Guarda i file usciti', url: `${sender.origin}/redazione/file-usciti` },
    note: 'Ricevi questa e-mail perché sei amministratore del Club.',
  })
}
