import type { WrittenResource } from '../reading/seed-item.ts'

export const sheet: WrittenResource = {
  slug: 'piano-assistenza-domiciliare',
  title: 'Piano di assistenza domiciliare',
  abstract: 'Bisogni, obiettivi, interventi, chi e quando.',
  flag: 'isMODSCIENT',
  category: 'professione-e-lavoro',
  published: '2026-07-30',
  topics: ['Assistenza', 'Geriatria', 'Modelli clinici'],
  professions: ['Infermiera', 'Infermiere', 'Medico chirurgo', 'Fisioterapista', 'Logopedista', 'Dietista'],
  body: `<h2>Persona e famiglia</h2>
<p>Nome ______________________________ nato/a il ____/____/________ indirizzo ____________________ telefono ____________________</p>
<p>Chi assiste ____________________ telefono ____________________ Chi decide, se la persona non può ____________________</p>
<p>Medico di famiglia ____________________ Numero per le urgenze ____________________</p>
<h2>Valutazione</h2>
<p>Diagnosi: ____________________ Autonomia (Barthel): ____ Rischio di lesioni (Braden): ____ Rischio di cadute: ____ Dolore: ____ Nutrizione (MUST): ____ Cognizione: ____</p>
<p>Casa: ☐ ascensore ☐ bagno accessibile ☐ letto adatto ☐ riscaldamento Presìdi: ____________________</p>
<p>Che cosa conta per la persona: ____________________________________________</p>
<h2>Bisogni e obiettivi</h2>
<table><thead><tr><th scope="col">Bisogno</th><th scope="col">Obiettivo misurabile</th><th scope="col">Entro</th></tr></thead><tbody>${'<tr><td>________________</td><td>________________</td><td>________</td></tr>'.repeat(5)}</tbody></table>
<h2>Interventi</h2>
<table><thead><tr><th scope="col">Intervento</th><th scope="col">Frequenza</th><th scope="col">Chi</th><th scope="col">Insegnato a chi assiste</th></tr></thead><tbody>${'<tr><td>________________</td><td>________</td><td>________</td><td>☐</td></tr>'.repeat(6)}</tbody></table>
<h2>Segnali d’allarme spiegati</h2>
<p>☐ febbre ☐ affanno ☐ confusione nuova ☐ caduta ☐ non beve o non urina ☐ dolore non controllato ☐ lesione nuova</p>
<h2>Rivalutazione</h2>
<p>Prossima ____/____/________ Responsabile del piano ____________________</p>
<p>Firme: professionista ____________________ persona o chi assiste ____________________</p>`,
}
