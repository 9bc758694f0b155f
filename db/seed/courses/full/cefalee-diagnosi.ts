import type { FullCourse } from '../full-course.ts'
import { headachesQuestions } from '../questions/cefalee-diagnosi.ts'

export const headaches: FullCourse = {
  title: 'Cefalee: diagnosi in ambulatorio',
  lessons: [
    {
      kind: 'ebook',
      title: 'Primarie o secondarie',
      durationSeconds: 48,
      paragraphs: [
        'Nove cefalee su dieci in ambulatorio sono primarie: emicrania, cefalea tensiva, cefalea a grappolo. Il primo compito è riconoscere la decima. I segnali d’allarme si ricordano con la sigla SNNOOP10: febbre e sintomi sistemici, tumore noto, deficit neurologici, esordio improvviso, età oltre i 50 anni, cambiamento di una cefalea nota, peggioramento con la posizione o con la tosse, gravidanza e puerperio, immunodepressione, uso eccessivo di analgesici.',
        'La cefalea a rombo di tuono raggiunge il massimo in meno di un minuto: è un’emorragia subaracnoidea finché non si dimostra il contrario, e va in pronto soccorso. Dopo i 50 anni una cefalea nuova con dolore alla masticazione e disturbi visivi fa pensare all’arterite a cellule giganti: VES e proteina C reattiva, e cortisone subito, prima della biopsia, per salvare la vista.',
        'Con esame neurologico normale, storia tipica e nessun segnale d’allarme una TAC non aggiunge nulla.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Il diario e le tre facce',
      durationSeconds: 52,
      paragraphs: [
        'L’emicrania dura da 4 a 72 ore, pulsa, spesso da un lato, peggiora salendo le scale, dà nausea o fastidio per luce e rumori. L’aura è graduale, dura da 5 a 60 minuti, e di solito viene prima del dolore. La donna con emicrania con aura non usa contraccettivi con estrogeni, per il rischio di ictus.',
        'La cefalea tensiva stringe come una fascia, ai due lati, lieve o media, senza nausea. La cefalea a grappolo è il dolore più forte: attorno a un occhio, da 15 a 180 minuti, con lacrima, palpebra che scende, naso chiuso e una persona che non riesce a star ferma. Risponde all’ossigeno ad alto flusso e al sumatriptan sottocute.',
        'Il diario è metà della visita: giorni di dolore, farmaci presi, ciclo, sonno. Chi prende triptani o analgesici combinati dieci giorni al mese, o analgesici semplici quindici, per più di tre mesi, può avere una cefalea da uso eccessivo: la cura è smettere.',
      ],
    },
    {
      kind: 'ebook',
      title: 'Curare l’attacco, prevenire il prossimo',
      durationSeconds: 43,
      paragraphs: [
        'L’attacco si cura presto, quando il dolore è ancora lieve, con un antinfiammatorio o con paracetamolo; se non basta, un triptano. I triptani non si danno a chi ha cardiopatia ischemica, ictus o ipertensione non controllata. Un antiemetico aiuta anche l’assorbimento.',
        'La profilassi si propone da circa quattro giorni al mese di emicrania invalidante, o meno se gli attacchi sono gravi. Betabloccanti, amitriptilina, topiramato, candesartan: si sceglie sulle altre malattie e si giudica dopo due o tre mesi, con l’obiettivo di dimezzare i giorni. Topiramato e valproato si evitano in chi può avere una gravidanza. Gli anticorpi contro il CGRP si prescrivono nei centri secondo i criteri vigenti. Sonno regolare, pasti a orario e attività fisica riducono gli attacchi: si mettono nel diario come si mettono i farmaci.',
      ],
    },
  ],
  questions: headachesQuestions,
}
