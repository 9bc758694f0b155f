import type { FullCourse } from '../full-course.ts'
import { oncologyOralCareQuestions } from '../questions/igiene-orale-oncologico.ts'

export const oncologyOralCare: FullCourse = {
  title: 'Igiene orale nel paziente oncologico',
  lessons: [
    {
      kind: 'text',
      title: 'Prima: bonificare e insegnare',
      durationSeconds: 49,
      paragraphs: [
        'Il signor Ennio, 61 anni, comincerà tra tre settimane la radioterapia per un tumore dell’orofaringe. A questo bivio il tempo è la risorsa: la visita odontoiatrica si fa subito. Si cercano denti che non si possono salvare, carie profonde, parodontite, protesi che feriscono. Le estrazioni si fanno almeno dieci o quattordici giorni prima della radioterapia, perché l’osso guarisca: dopo, il rischio è l’osteoradionecrosi.',
        'Si prepara anche la prevenzione di dopo: mascherine personali per il gel al fluoro, da usare ogni giorno, perché con poca saliva le carie crescono in poche settimane. Si consiglia di smettere di fumare e di bere alcolici.',
        'Prima di acido zoledronico o denosumab vale la stessa regola: bocca in ordine prima della prima dose, perché un’estrazione successiva può aprire un’osteonecrosi dei mascellari.',
        'Insegnare vuol dire vedere: spazzolino morbido, due minuti, due volte al giorno, filo se la persona lo usa già. Collutori senza alcol.',
      ],
    },
    {
      kind: 'slides',
      title: 'Durante e dopo',
      durationSeconds: 51,
      paragraphs: [
        'Durante la chemioterapia il punto più basso dei globuli bianchi cade di solito tra il settimo e il quattordicesimo giorno: le manovre non urgenti si rimandano.',
        'Mucosite: rossore, bruciore, ulcere. Il grado 3 impedisce i cibi solidi, il grado 4 anche di bere. Sciacqui con soluzione salina o bicarbonato più volte al giorno; ghiaccio in bocca trenta minuti attorno al bolo di fluorouracile; fotobiomodulazione dove c’è. La clorexidina non previene la mucosite.',
        'Dolore: anestetico locale prima dei pasti, e analgesici sistemici senza timore. Cibi morbidi, tiepidi, non acidi.',
        'Placche bianche che si staccano: candidosi. Si tratta, e si pulisce anche la protesi, che di notte si toglie.',
        'Bocca secca: sorsi d’acqua, sostituti della saliva, gomme senza zucchero. Dopo la radioterapia può durare per sempre.',
        'Trisma: esercizi di apertura ogni giorno, cominciati presto.',
        'Febbre con neutrofili sotto 500 per microlitro è un’urgenza, non un appuntamento. Una bocca pulita è un ingresso in meno.',
      ],
    },
  ],
  questions: oncologyOralCareQuestions,
}
