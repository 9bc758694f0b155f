import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'lista-controllo-polizza',
  title: 'Lista di controllo della polizza professionale',
  abstract: 'Venti voci da verificare prima di firmare o rinnovare.',
  flag: 'isTOOLLEG',
  category: 'assicurazioni-e-tutele',
  published: '2026-03-19',
  topics: ['Assicurazione professionale', 'Responsabilità sanitaria'],
  professions: [
    'Medico chirurgo',
    'Odontoiatra',
    'Infermiera',
    'Infermiere',
    'Ostetrica',
    'Fisioterapista',
    'Psicologa',
    'Psicologo',
    'Farmacista',
    'Biologa',
    'Biologo',
  ],
  body: `<p>Si compila con il contratto in mano. Ogni «no» è una domanda da fare al consulente, ogni «non so» una pagina da leggere.</p>
<p>Riferimenti: legge 8 marzo 2017, n. 24; decreto ministeriale 15 dicembre 2023, n. 232.</p>
<h2>Chi e che cosa</h2>
<table><thead><tr><th scope="col">Voce</th><th scope="col">Sì</th><th scope="col">No</th><th scope="col">Non so</th></tr></thead><tbody><tr><td>1. La professione e la specialità descritte sono le mie</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>2. Sono comprese tutte le attività che svolgo: guardie, sostituzioni, intramoenia, volontariato</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>3. È compresa la telemedicina</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>4. Sono comprese le attività invasive che eseguo</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>5. La colpa grave è compresa, se sono dipendente</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>6. Rispondo anche dei collaboratori, e sono coperto</td><td>☐</td><td>☐</td><td>☐</td></tr></tbody></table>
<h2>Quando</h2>
<table><thead><tr><th scope="col">Voce</th><th scope="col">Sì</th><th scope="col">No</th><th scope="col">Non so</th></tr></thead><tbody><tr><td>7. Retroattività di almeno dieci anni</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>8. Retroattività anche senza copertura precedente con la stessa compagnia</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>9. Ultrattività di dieci anni alla cessazione, estesa agli eredi</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>10. Nessun giorno scoperto tra la vecchia e la nuova</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>11. La compagnia non può recedere dopo un sinistro</td><td>☐</td><td>☐</td><td>☐</td></tr></tbody></table>
<h2>Quanto</h2>
<table><thead><tr><th scope="col">Voce</th><th scope="col">Sì</th><th scope="col">No</th><th scope="col">Non so</th></tr></thead><tbody><tr><td>12. Massimale per sinistro almeno pari al minimo di legge</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>13. Massimale annuo sufficiente</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>14. Franchigia o scoperto che posso sostenere</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>15. Spese legali oltre il massimale</td><td>☐</td><td>☐</td><td>☐</td></tr></tbody></table>
<h2>Come</h2>
<table><thead><tr><th scope="col">Voce</th><th scope="col">Sì</th><th scope="col">No</th><th scope="col">Non so</th></tr></thead><tbody><tr><td>16. So che cosa è un sinistro e in quanti giorni si denuncia</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>17. Posso scegliere il perito e l’avvocato</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>18. La tutela legale penale è compresa</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>19. Ho dichiarato tutti i reclami e le circostanze note</td><td>☐</td><td>☐</td><td>☐</td></tr>
<tr><td>20. Sono in regola con almeno il 70 per cento dell’obbligo ECM</td><td>☐</td><td>☐</td><td>☐</td></tr></tbody></table>
<h2>Le mie domande</h2>
<p>____________________________________________</p>
<p>Data ____/____/________ Polizza n. ____________________ Scadenza ____/____/________</p>`,
}
