import type { FullCourse } from '../full-course.ts'
import { depressionQuestions } from '../questions/depressione-medicina-generale.ts'

export const depression: FullCourse = {
  title: 'Depressione in medicina generale',
  lessons: [
    {
      kind: 'video',
      title: 'Tre visite',
      durationSeconds: 64,
      paragraphs: [
        'Prima visita. Carla, 52 anni, viene per la schiena. È la terza volta in due mesi. Il medico smette di scrivere: «Come va il resto?». Silenzio, poi: «Non dormo, e non mi importa più di niente». Due domande bastano ad aprire: nell’ultimo mese si è sentita spesso giù, senza speranza? Ha perso interesse o piacere nelle cose? Se una risposta è sì, si passa al PHQ-9. Carla ha 16: da 10 in su la depressione è probabile, da 15 a 19 moderatamente grave.',
        'Poi la domanda che spaventa chi la fa: «Le capita di pensare che sarebbe meglio non esserci?». Chiedere del suicidio non lo suggerisce. Se la risposta è sì si chiede se c’è un piano, se ci sono mezzi, che cosa la trattiene. Con un piano e i mezzi non si lascia sola la persona e si attiva l’urgenza.',
        'Seconda visita, dopo due settimane. Carla ha iniziato sertralina. Dice che ha nausea e non sta meglio. Il medico l’aveva avvisata: gli effetti indesiderati arrivano nei primi giorni, il beneficio tra la seconda e la quarta settimana.',
        'Terza visita, al terzo mese. Carla dorme, ha ripreso il coro, e chiede di smettere.',
      ],
    },
    {
      kind: 'text',
      title: 'Dietro le scelte',
      durationSeconds: 61,
      paragraphs: [
        'La durata minima dei sintomi per la diagnosi è due settimane. Prima si guarda ciò che somiglia: ipotiroidismo, anemia, alcol, farmaci, lutto, disturbo bipolare. Si chiede sempre di periodi di euforia con poco sonno: un antidepressivo da solo, nel disturbo bipolare, può far virare in mania.',
        'Nelle forme lievi la prima proposta è la psicoterapia, con attività fisica e sonno regolare; nelle moderate e gravi psicoterapia e farmaco insieme fanno meglio di ciascuno da solo. La cognitivo-comportamentale e l’interpersonale hanno le prove più solide.',
        'Gli inibitori della ricaptazione della serotonina sono la prima scelta per tollerabilità. Attenzione all’iponatriemia nell’anziano con diuretici, al sanguinamento con antinfiammatori e anticoagulanti, al QT con citalopram ed escitalopram. Sotto i 25 anni si controlla più da vicino il rischio di suicidio nelle prime settimane.',
        'Dopo la remissione si continua per almeno sei mesi; di più se è un nuovo episodio. Poi si scala in settimane o mesi: i sintomi da sospensione (capogiri, scosse, irritabilità) non sono dipendenza e non sono ricaduta. A Carla il medico risponde: «È il momento giusto per non smettere. Ne riparliamo a Natale».',
      ],
    },
  ],
  questions: depressionQuestions,
}
