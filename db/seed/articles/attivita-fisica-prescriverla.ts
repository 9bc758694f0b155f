import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'attivita-fisica-prescriverla',
  title: 'Attività fisica: come si prescrive, in due minuti',
  type: 'Guida',
  abstract:
    'Frequenza, intensità, tempo, tipo. La ricetta che si scrive come le altre e che i pazienti prendono sul serio.',
  category: 'nutrizione-e-prevenzione',
  published: '2026-10-21',
  topics: ['Attività fisica', 'Cardiologia'],
  professions: ['Medico chirurgo', 'Fisioterapista', 'Infermiera', 'Infermiere', 'Ostetrica'],
  specializations: ['Cardiologia'],
  author: 'Redazione',
  sources: [{ label: 'OMS, Guidelines on physical activity and sedentary behaviour, 2020' }],
  body: `<p>Da 150 a 300 minuti a settimana di attività moderata, e due sedute di forza. Detto così non cambia nessuno.</p>
<p>Scritto su un foglio, con il giorno e l’ora, cambia uno su dieci: più di molti farmaci.</p>
<h2>La ricetta</h2>
<p>«Camminata a passo svelto, 20 minuti, lunedì, mercoledì e venerdì, dopo pranzo. Tra due settimane mi dica com’è andata.»</p>
<h2>Il test del parlare</h2>
<p>Moderata è l’intensità a cui si parla ma non si canta.</p>
<h2>Prima di cominciare</h2>
<p>Chi è sedentario e ha sintomi, o una malattia nota, si visita prima. Gli altri cominciano piano e basta.</p>`,
}
