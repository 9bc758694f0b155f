import type { Written } from '../reading/seed-item.ts'

export const article: Written = {
  slug: 'dpo-e-studio-medico',
  title: 'Privacy in studio: le cinque cose che il Garante guarda per prime',
  type: 'News',
  abstract: 'Sala d’attesa, messaggi, cartelle, telecamere, segretarie: dove si sbaglia senza volerlo.',
  category: 'norme-e-diritto',
  published: '2026-11-13',
  access: 'registered',
  topics: ['Privacy', 'Studio professionale'],
  professions: ['Medico chirurgo', 'Odontoiatra', 'Psicologa', 'Fisioterapista'],
  tags: ['Norme e diritto'],
  author: 'Avv. Paolo Renzi',
  sources: [
    { label: 'Regolamento (UE) 2016/679' },
    {
      label:
        'Garante per la protezione dei dati personali, Chiarimenti sull’applicazione della disciplina per il trattamento dei dati relativi alla salute in ambito sanitario, 7 marzo 2019',
    },
  ],
  body: `<p>Chiamare un paziente per nome e cognome in sala d’attesa, con la specialità dietro la porta. Mandare un referto con un’applicazione di messaggi. Lasciare l’agenda aperta sul banco.</p>
<p>Nessuna di queste è una violazione clamorosa. Insieme sono il motivo della maggior parte dei reclami.</p>
<h2>Sala d’attesa</h2>
<p>Un numero, o il solo nome di battesimo. Lo schermo della segreteria non si legge dalla sedia del paziente. La linea di cortesia è a terra e qualcuno la fa rispettare.</p>
<h2>Referti e messaggi</h2>
<p>Consegna di persona, portale, o file cifrato con parola chiave comunicata a parte. Se il paziente scrive su un’applicazione di messaggi si risponde con un appuntamento, non con una diagnosi.</p>
<h2>Personale</h2>
<p>Istruzioni scritte, accessi individuali, formazione. Una parola chiave condivisa è una violazione che aspetta. Quando qualcuno se ne va l’accesso si chiude lo stesso giorno.</p>
<h2>Telecamere</h2>
<p>Solo per la sicurezza, con il cartello prima dell’area ripresa, immagini cancellate entro 24 o 48 ore se nulla è accaduto. Con dipendenti serve l’accordo sindacale o l’autorizzazione dell’ispettorato. Mai nelle stanze di visita.</p>
<h2>Carta e archivi</h2>
<p>Armadi chiusi, distruggidocumenti, niente cartelle nel bagagliaio. Il registro dei trattamenti sta in due pagine, e si rilegge una volta l’anno. Nel 2019 il Garante ha chiarito che per la cura il consenso al trattamento dei dati non serve: i moduli che ancora lo chiedono si possono buttare.</p>`,
}
