import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'webinar-antibiotici-casi-dalla-pratica',
  title: 'Antibiotici: cinque casi dalla pratica, discussi in diretta',
  type: 'Webinar',
  abstract:
    'Tosse, cistite, mal di gola, morso di gatto, febbre nell’anziano: che cosa avete risposto e che cosa dice il manuale AWaRe.',
  category: 'clinica-e-terapia',
  published: '2026-02-26',
  access: 'members',
  topics: ['Antibiotici', 'Antimicrobico-resistenza'],
  professions: ['Medico chirurgo', 'Farmacista', 'Odontoiatra', 'Infermiera', 'Infermiere'],
  author: 'Tommaso Serra, infettivologo',
  sources: [{ label: 'AIFA, Manuale antibiotici AWaRe dell’Organizzazione mondiale della sanità, edizione italiana' }],
  body: `<p>Cinque casi brevi, un voto dal pubblico, la discussione. Ecco la sintesi, con le risposte su cui si è litigato di più.</p>
<h2>La tosse di dieci giorni</h2>
<p>Donna di 42 anni, senza febbre, torace libero. Metà del pubblico voleva un macrolide. La bronchite acuta è quasi sempre virale e la tosse dura in media quasi tre settimane: dirlo alla prima visita evita la seconda.</p>
<h2>La cistite della trentenne</h2>
<p>Nitrofurantoina per cinque giorni o fosfomicina in dose singola. Urinocoltura solo se recidiva, gravida o complicata. I fluorochinoloni si riservano ad altro.</p>
<h2>Il mal di gola</h2>
<p>Si usa un punteggio, come quello di Centor, prima del tampone. Con zero-due punti non si prescrive. Se è streptococco, penicillina o amoxicillina.</p>
<h2>Il morso di gatto</h2>
<p>Piccolo, profondo, sulla mano. Lavare, non suturare, amoxicillina e clavulanico, tetano, controllo a 48 ore. Il gatto infetta molto più del cane.</p>
<h2>La febbre dell’ospite della residenza</h2>
<p>Stick delle urine positivo, nessun sintomo urinario. La batteriuria asintomatica è comune e non si tratta: si cerca il polmone, la pelle, un farmaco. È il caso su cui il pubblico ha cambiato idea di più.</p>`,
}
