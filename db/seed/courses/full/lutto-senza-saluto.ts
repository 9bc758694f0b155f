import type { FullCourse } from '../full-course.ts'
import { griefWithoutGoodbyeQuestions } from '../questions/lutto-senza-saluto.ts'

export const griefWithoutGoodbye: FullCourse = {
  title: 'Il lutto senza saluto',
  lessons: [
    {
      kind: 'video',
      title: 'La telefonata',
      durationSeconds: 61,
      paragraphs: [
        'Sono le sei e venti. Una dottoressa deve chiamare il figlio di un uomo morto nella notte, in un reparto dove nessuno è potuto entrare. Prima di comporre il numero legge il nome, la stanza, l’ultima cosa che l’uomo ha detto all’infermiera. Poi si siede.',
        '«Buongiorno, sono la dottoressa che seguiva suo padre. Parlo con Andrea? Dov’è in questo momento? È solo?» Aspetta. «Mi dispiace, ho una brutta notizia.» Una pausa. «Suo padre è morto questa notte, alle quattro.» Non dice «se n’è andato», non dice «purtroppo non ce l’ha fatta»: la parola morto, detta con calma, evita l’equivoco peggiore.',
        'Silenzio lungo. La dottoressa non lo riempie. Poi Andrea chiede: «Era solo?». È la domanda che torna sempre. «C’era Lucia, l’infermiera. Gli teneva la mano. Ha parlato di lei, ieri sera: ha chiesto se aveva finito il tetto.» Se non c’era nessuno, non si inventa: «Non eravamo nella stanza in quel momento. Era sedato e non soffriva. Lucia era passata mezz’ora prima».',
        'Prima di chiudere: che cosa succede ora, chi chiamare, quando riceverà gli effetti personali, e un secondo appuntamento: «La richiamo venerdì».',
      ],
    },
    {
      kind: 'text',
      title: 'Ciò che aiuta dopo',
      durationSeconds: 67,
      paragraphs: [
        'Il lutto senza saluto non è per forza patologico, ma ha più rischio di complicarsi: mancano il corpo visto, il rito, il tempo. Si parla di disturbo da lutto prolungato quando, dopo almeno sei mesi secondo l’ICD-11 o dodici secondo il DSM-5-TR, il dolore resta intenso ogni giorno e impedisce di vivere. Sono più a rischio chi ha perso un figlio o il compagno, chi si sente in colpa, chi è solo, chi aveva già sofferto di depressione.',
        'Che cosa si può ridare. Il racconto delle ultime ore, da chi c’era. Un oggetto, una lettera, l’impronta di una mano. Un rito fatto dopo: non è tardi, anche a distanza di mesi. Una telefonata a sei-otto settimane, con una domanda aperta.',
        'Che cosa non aiuta: «il tempo guarisce», «almeno non ha sofferto» se non lo si sa, «sia forte», i sedativi per non piangere.',
        'I bambini: dire la verità con parole semplici, farli partecipare al rito nella misura che scelgono.',
        'Chi lavora porta lutti non suoi. Un momento di gruppo dopo le morti più pesanti, anche dieci minuti, con i nomi detti ad alta voce, è manutenzione. Quando tornano immagini che non si vogliono, o non si dorme, si chiede aiuto.',
      ],
    },
  ],
  questions: griefWithoutGoodbyeQuestions,
}
