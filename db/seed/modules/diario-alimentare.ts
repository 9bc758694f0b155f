import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'diario-alimentare',
  title: 'Diario alimentare di tre giorni',
  abstract: 'Due giorni feriali e uno festivo, con porzioni e orari.',
  flag: 'isMODSCIENT',
  category: 'nutrizione-e-prevenzione',
  published: '2026-07-16',
  topics: ['Alimentazione', 'Diabete', 'Modelli clinici'],
  professions: ['Dietista', 'Biologa', 'Biologo', 'Medico chirurgo'],
  body: `<p>Nome ______________________________ Peso ____ Altezza ____ Data di inizio ____/____/________</p>
<h2>Istruzioni</h2>
<ul><li>Scrivi tutto subito dopo aver mangiato, anche assaggi, caramelle e bevande.</li><li>Usa misure di casa: un piatto fondo, un cucchiaio, un bicchiere, il palmo della mano. Se puoi, pesa a crudo.</li><li>Scrivi il condimento: è quello che si dimentica.</li><li>Fame e sazietà da 0 a 10. Umore in una parola.</li><li>Non cambiare abitudini per fare bella figura: serve la verità.</li></ul>
<h2>Primo giorno, feriale</h2>
<table><thead><tr><th scope="col">Ora</th><th scope="col">Che cosa</th><th scope="col">Quanto</th><th scope="col">Dove, con chi</th><th scope="col">Fame prima</th><th scope="col">Sazietà dopo</th><th scope="col">Umore</th></tr></thead><tbody>${'<tr><td>____</td><td>________________</td><td>________</td><td>________</td><td>____</td><td>____</td><td>______</td></tr>'.repeat(7)}</tbody></table>
<p>Acqua, bicchieri ____ Caffè e tè ____ Alcol ____ Movimento, minuti ____ Ore di sonno ____</p>
<h2>Secondo giorno, feriale</h2>
<table><thead><tr><th scope="col">Ora</th><th scope="col">Che cosa</th><th scope="col">Quanto</th><th scope="col">Dove, con chi</th><th scope="col">Fame prima</th><th scope="col">Sazietà dopo</th><th scope="col">Umore</th></tr></thead><tbody>${'<tr><td>____</td><td>________________</td><td>________</td><td>________</td><td>____</td><td>____</td><td>______</td></tr>'.repeat(7)}</tbody></table>
<p>Acqua, bicchieri ____ Caffè e tè ____ Alcol ____ Movimento, minuti ____ Ore di sonno ____</p>
<h2>Terzo giorno, festivo</h2>
<table><thead><tr><th scope="col">Ora</th><th scope="col">Che cosa</th><th scope="col">Quanto</th><th scope="col">Dove, con chi</th><th scope="col">Fame prima</th><th scope="col">Sazietà dopo</th><th scope="col">Umore</th></tr></thead><tbody>${'<tr><td>____</td><td>________________</td><td>________</td><td>________</td><td>____</td><td>____</td><td>______</td></tr>'.repeat(7)}</tbody></table>
<p>Acqua, bicchieri ____ Caffè e tè ____ Alcol ____ Movimento, minuti ____ Ore di sonno ____</p>
<h2>Una domanda</h2>
<p>Se potessi cambiare una cosa sola di questi tre giorni, quale? ____________________________________________</p>`,
}
