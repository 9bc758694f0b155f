import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'certificato-malattia-assenza',
  title: 'Attestazione di presenza a visita',
  abstract: 'Per il datore di lavoro, senza dati clinici.',
  flag: 'isMODLEG',
  category: 'professione-e-lavoro',
  published: '2026-06-10',
  topics: ['Privacy', 'Contratti', 'Modelli legali'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Psicologa',
    'Psicologo',
    'Fisioterapista',
    'Logopedista',
    'Infermiera',
    'Infermiere',
  ],
  body: `<p><em>Attesta la presenza, non la malattia: il certificato di malattia si invia per via telematica. La specialità si può omettere con la sola intestazione «studio sanitario», se il paziente lo chiede.</em></p>
<h2>Intestazione dello studio</h2>
<p>______________________________ indirizzo ______________________________ telefono ____________________</p>
<h2>Attestazione</h2>
<p>Si attesta che il/la sig./sig.ra ______________________________, nato/a il ____/____/________, è stato/a presente presso questo studio il giorno ____/____/________ dalle ore ______ alle ore ______ per ☐ visita ☐ esame ☐ terapia ☐ prestazione sanitaria.</p>
<p>☐ Era accompagnato/a da ______________________________, presente per lo stesso tempo, in qualità di ☐ genitore ☐ familiare ☐ altro ____________________</p>
<p>☐ Il trattamento prevede altri accessi nelle date: ____________________</p>
<p>Si rilascia su richiesta dell’interessato, per gli usi consentiti dalla legge. Non contiene, a tutela della riservatezza, diagnosi o notizie sulla salute.</p>
<h2>Firma e timbro</h2>
<p>Luogo e data ______________________ ______________________________</p>`,
}
