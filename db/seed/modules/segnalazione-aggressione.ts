import { PERSON } from '../reading/form-parts.ts'
import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'segnalazione-aggressione',
  title: 'Segnalazione interna di aggressione',
  abstract: 'Per documentare i fatti entro il turno e attivare la tutela.',
  flag: 'isMODLEG',
  category: 'norme-e-diritto',
  published: '2026-08-19',
  topics: ['Aggressioni', 'Sicurezza sul lavoro', 'Modelli legali'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Ostetrica', 'Psicologa', 'Psicologo'],
  body: `<p><em>Si compila entro il turno e si consegna al responsabile, con copia al servizio prevenzione e protezione e al rappresentante dei lavoratori. Riferimenti: legge 14 agosto 2020, n. 113; Raccomandazione ministeriale n. 8 del 2007.</em></p>
<h2>Chi segnala</h2>
${PERSON}
<p>Qualifica ____________________ Unità operativa ____________________ Turno ____________________</p>
<p>☐ Sono la persona aggredita ☐ Sono testimone</p>
<h2>Fatti</h2>
<p>Giorno ____/____/________ ora ______ Luogo preciso ____________________</p>
<p>Chi ha aggredito: ☐ paziente ☐ familiare o accompagnatore ☐ altro ____________________ Nome, se noto ____________________</p>
<p>Tipo: ☐ verbale ☐ minaccia ☐ fisica ☐ con oggetti o armi ☐ danni a cose ☐ molestia</p>
<p>Che cosa è successo, in ordine, con le parole usate tra virgolette: ____________________________________________</p>
<p>Che cosa stava facendo la persona aggredita: ____________________________________________</p>
<p>Possibili cause: ☐ attesa ☐ rifiuto di una richiesta ☐ alterazione dello stato mentale ☐ sostanze ☐ altro ____________________</p>
<p>Testimoni: ____________________________________________</p>
<p>Interventi: ☐ colleghi ☐ vigilanza ☐ 112 ☐ nessuno</p>
<h2>Conseguenze</h2>
<p>☐ Nessuna lesione ☐ Lesione: sede ____________________ Referto n. ____________ Prognosi giorni ______</p>
<p>☐ Certificato INAIL inviato ☐ Sostegno psicologico richiesto ☐ Cambio di turno richiesto</p>
<h2>Richieste</h2>
<p>Chiedo la conservazione delle immagini di videosorveglianza dalle ore ______ alle ore ______ e di essere informato/a delle misure adottate entro il ____/____/________</p>
<h2>Firme</h2>
<p>Chi segnala ______________________________ Data e ora ____________________</p>
<p>Ricevuto da ______________________________ Data e ora ____________________</p>`,
}
